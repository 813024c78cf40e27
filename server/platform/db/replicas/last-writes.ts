import type pg from "pg";
import { type LogPosition, parsePosition } from "./log-position";

type Row = { position: string | null };

// A position ahead of the present log was recorded on another server, from which the data was copied.
const SELECT = `select case when position <= pg_current_wal_insert_lsn() then position::text end as position
  from last_writes where user_id = $1`;

/** Returns the log position of a user's last write; null when there is none, or none since there are replicas. */
export async function selectLastWrite(pool: pg.Pool, userId: string): Promise<LogPosition | null> {
  const { rows } = await pool.query<Row>(SELECT, [userId]);
  const position = rows[0]?.position ?? null;
  return position === null ? null : parsePosition(position);
}

// The commit need not reach the disk: after a crash of the primary no replica is used that lacks what survived. The
// position is read after the row is locked, so that the later of two writes wins. Deleted accounts get no row.
const UPSERT = `with hurried as materialized (select set_config('synchronous_commit', 'off', true))
  insert into last_writes (user_id, position)
  select id, pg_current_wal_insert_lsn() from users, hurried where id = $1
  on conflict (user_id) do update set position = pg_current_wal_insert_lsn()`;

/**
 * Records that a user has written: every replica shown to them from now on has everything they committed before this
 * call.
 */
export async function upsertLastWrite(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(UPSERT, [userId]);
}
