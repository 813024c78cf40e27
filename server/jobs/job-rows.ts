import type pg from "pg";
import type { Lane } from "./lanes";

/**
 * The statements on pg-boss's tables that its own functions lack. They are written for the layout of pg-boss 10.4, whose version
 * is fixed in package.json; the tests beside this file run them all.
 */

/** A job that was taken to be run. `attempt` counts the tries before this one, and tells this try from a later one. */
export type ClaimedJob = { id: string; data: unknown; attempt: number };

/** Which of these queues have a job that is due. */
export async function listDueQueues(pool: pg.Pool, queues: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from pgboss.job where name = any($1) and state < 'active' and start_after <= now()`,
    [queues],
  );
  return rows.map(({ name }) => name);
}

/**
 * Takes the oldest due job; null when there is none.
 * pg-boss's own fetch would try one whose key is being worked on, fail on the unique index, and leave every job behind it waiting.
 * This one passes it over. It also lets a job that is to be tried again go before a newer one of its key: were the newer to fail
 * as well, there would be no place for it beside the older.
 * What the definition says now counts, not what it said when the job was queued. `retry_delay` is for tries that a crash cut off:
 * their time has passed already, so that they wait no longer.
 */
export async function claimJob(pool: pg.Pool, lane: Lane): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<ClaimedJob>(
    `with due as (
       select j.id from pgboss.job j
       where j.name = $1 and j.state < 'active' and j.start_after <= now()
         and not exists (
           select from pgboss.job other
           where other.name = $1 and other.policy = 'stately' and j.policy = 'stately'
             and coalesce(other.singleton_key, '') = coalesce(j.singleton_key, '')
             and (other.state = 'active' or (other.state = 'retry' and j.state = 'created')))
       order by j.priority desc, j.created_on, j.id
       limit 1
       for update of j skip locked
     )
     update pgboss.job j
     set state = 'active', started_on = now(),
         retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end,
         retry_limit = $2, retry_delay = 0, retry_backoff = false,
         expire_in = $3 * interval '1 second', dead_letter = $4
     from due
     where j.name = $1 and j.id = due.id
     returning j.id, j.data, j.retry_count as attempt`,
    [lane.queue, lane.retries, lane.lostAfterSeconds, lane.giveUpQueue],
  );
  return rows[0] ?? null;
}

const ofThisTry = `name = $1 and id = $2 and retry_count = $3 and state = 'active'`;

/** Has a job tried again after some seconds. Without `counts` it is as if this try had not been. */
export async function putBack(
  pool: pg.Pool,
  { queue }: Lane,
  { id, attempt }: ClaimedJob,
  { afterSeconds, counts }: { afterSeconds: number; counts: boolean },
): Promise<void> {
  await pool.query(
    `update pgboss.job
     set state = 'retry', start_after = now() + $4 * interval '1 second',
         started_on = case when $5::boolean then started_on end
     where ${ofThisTry}`,
    [queue, id, attempt, afterSeconds, counts],
  );
}

/** Makes this try the job's last, so that failing it is final. False when it is not this try's any more. */
export async function makeLastTry(
  pool: pg.Pool,
  { queue }: Lane,
  { id, attempt }: ClaimedJob,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update pgboss.job set retry_limit = retry_count where ${ofThisTry}`,
    [queue, id, attempt],
  );
  return rowCount === 1;
}

/** Lets the time of everything under way run out. Only for a database that no other process works on. */
export async function expireAllUnderWay(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update pgboss.job set started_on = now() - expire_in - interval '1 second' where state = 'active'`,
  );
}

/**
 * Has the job of a key that waits, if there is one, become a newer one: with its data, due at once, and with all its tries. It is held
 * until the end of the transaction: whoever runs it starts after the commit and sees what the transaction wrote.
 */
export const RENEW_WAITING = `
  update pgboss.job
  set data = $3::jsonb, start_after = least(start_after, now()), started_on = null, retry_count = 0
  where name = $1 and singleton_key = $2 and state < 'active'
  returning id`;

/** Removes what is queued, or is kept of what was done, about the things with these ids. */
export const FORGET = ["job", "archive"].map(
  (table) => `
  delete from pgboss.${table}
  where state <> 'active' and (data ->> 'entityId' = any($1) or data ->> 'deckId' = any($1))`,
);
