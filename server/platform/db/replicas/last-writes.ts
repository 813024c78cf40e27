import type pg from "pg";
import { type LogPosition, parsePosition } from "./log-position";

type Row = { position: string | null };

// The position of a log that is ahead of the present one by now was taken on another server, whose data were brought here.
const SELECT = `select case when position <= pg_current_wal_insert_lsn() then position::text end as position
  from last_writes where user_id = $1`;

/** Where the log had come to when somebody last wrote; null when they have not, or not since there are copies. */
export async function selectLastWrite(pool: pg.Pool, userId: string): Promise<LogPosition | null> {
  const { rows } = await pool.query<Row>(SELECT, [userId]);
  const position = rows[0]?.position ?? null;
  return position === null ? null : parsePosition(position);
}

// Not waited for until it is on disk: after a crash of the primary no copy is used that has not everything that is left of it. The
// position is taken where the row is already held, so that of two at once the later one stays. Nothing is kept of a deleted account.
const UPSERT = `with hurried as materialized (select set_config('synchronous_commit', 'off', true))
  insert into last_writes (user_id, position)
  select id, pg_current_wal_insert_lsn() from users, hurried where id = $1
  on conflict (user_id) do update set position = pg_current_wal_insert_lsn()`;

/** Notes that somebody has written: whatever they committed before this call is in every copy that they are shown from now on. */
export async function upsertLastWrite(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(UPSERT, [userId]);
}
