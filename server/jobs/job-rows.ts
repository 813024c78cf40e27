import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "../platform/db/database";
import type { Lane } from "./lanes";

/**
 * A job that this process is about to run. `claim` identifies this attempt; `attempt` counts the attempts before it.
 */
export type ClaimedJob = { id: string; claim: string; data: unknown; attempt: number };

/**
 * Queues a job. A waiting job with the same key is updated instead: it gets the new data, is due at once and has all
 * its attempts again. The row stays locked until the end of the transaction, so the job starts after the commit and
 * sees what the transaction wrote.
 */
export async function insertJob(
  db: Db,
  { queue, key, data }: { queue: string; key: string | null; data: unknown },
): Promise<void> {
  const content = sql`${JSON.stringify(data)}::jsonb`;
  const renewal = sql`start_after = least(jobs.start_after, now()), failures = 0`;
  await db.execute(sql`
    with renewed as (
      update jobs set data = ${content}, ${renewal}
      where queue = ${queue} and key = ${key} and state in ('waiting', 'retry')
      returning id
    )
    insert into jobs (queue, key, data)
    select ${queue}::text, ${key}::text, ${content} where not exists (select from renewed)
    on conflict (queue, key, state) where key is not null and state in ('waiting', 'retry', 'running')
    do update set data = excluded.data, ${renewal}`);
}

/**
 * Queues a scheduled job for a minute. It is queued once however many processes call this, and not while an earlier one
 * still waits.
 */
export async function insertScheduled(pool: pg.Pool, queue: string, minute: Date): Promise<void> {
  await pool.query(
    `insert into jobs (queue, key, data, scheduled_for) values ($1, 'timetable', '{}', $2) on conflict do nothing`,
    [queue, minute],
  );
}

/** Deletes the waiting and ended jobs about the entities and decks with these ids. */
export async function deleteJobsAbout(db: Db, ids: readonly string[]): Promise<void> {
  const about = sql`any(${sql.param(ids)}::text[])`;
  await db.execute(sql`
    delete from jobs where state <> 'running' and (data ->> 'entityId' = ${about} or data ->> 'deckId' = ${about})`);
}

/** Deletes the jobs with this key, running ones too. @returns the data of those that no process had begun */
export async function deleteJobsOf(db: Db, queue: string, key: string): Promise<unknown[]> {
  const { rows } = await db.execute<{ data: unknown; state: string }>(sql`
    delete from jobs where queue = ${queue} and key = ${key} and state in ('waiting', 'retry', 'running')
    returning data, state`);
  return rows.filter(({ state }) => state === "waiting").map(({ data }) => data);
}

/** Finds those of the attempts that no longer have a row, because their job was cancelled. */
export async function findCancelled(pool: pg.Pool, attempts: readonly ClaimedJob[]): Promise<ClaimedJob[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from jobs where id = any($1)`, [
    attempts.map(({ id }) => id),
  ]);
  const present = new Set(rows.map(({ id }) => id));
  return attempts.filter(({ id }) => !present.has(id));
}

/** Lists the queues that have a job that is due. */
export async function listDueQueues(pool: pg.Pool, queues: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ queue: string }>(
    `select queue from unnest($1::text[]) as queue
     where exists (
       select from jobs j where j.queue = queue.queue and j.state in ('waiting', 'retry') and j.start_after <= now())`,
    [queues],
  );
  return rows.map(({ queue }) => queue);
}

/**
 * Claims the job that has been due for the longest time; null when there is none. Jobs whose key is already running are
 * skipped. A retry goes before a newer job with the same key: if the newer one failed as well, the unique index would
 * leave no room for it beside the older one. The `or` makes the database check job by job, so that it does not read all
 * of them.
 */
export async function claimJob(pool: pg.Pool, { queue, lostAfterSeconds }: Lane): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<ClaimedJob>(
    `with due as (
       select j.id from jobs j
       where j.queue = $1 and j.state in ('waiting', 'retry') and j.start_after <= now()
         and (j.key is null or not exists (
           select from jobs other
           where other.queue = j.queue and other.key = j.key and other.state in ('retry', 'running')
             and (other.state = 'running' or j.state = 'waiting')))
       order by j.start_after, j.id
       limit 1
       for update of j skip locked
     )
     update jobs j
     set state = 'running', claim = gen_random_uuid(), lost_at = now() + $2 * interval '1 second'
     from due where j.id = due.id
     returning j.id, j.claim, j.data, j.failures as attempt`,
    [queue, lostAfterSeconds],
  );
  return rows[0] ?? null;
}

const THIS_TRY = `id = $1 and claim = $2 and state = 'running'`;

export async function markDone(pool: pg.Pool, { id, claim }: ClaimedJob): Promise<void> {
  await pool.query(`update jobs set state = 'done', ended_at = now() where ${THIS_TRY}`, [id, claim]);
}

/** Makes a job due again after some seconds. Without `countsAsTry` the attempt is not counted. */
export async function requeueJob(
  pool: pg.Pool,
  { id, claim }: ClaimedJob,
  { afterSeconds, countsAsTry }: { afterSeconds: number; countsAsTry: boolean },
): Promise<void> {
  await pool.query(
    `update jobs
     set state = 'retry', start_after = now() + $3 * interval '1 second', failures = failures + $4::boolean::int
     where ${THIS_TRY}`,
    [id, claim, afterSeconds, countsAsTry],
  );
}

/** Ends a job that is not retried any more, and queues its give-up job in the same statement. */
export async function markFailed(
  pool: pg.Pool,
  { giveUpQueue }: Lane,
  { id, claim }: ClaimedJob,
): Promise<void> {
  await pool.query(
    `with failed as (
       update jobs set state = 'failed', failures = failures + 1, ended_at = now() where ${THIS_TRY} returning data
     )
     insert into jobs (queue, data) select $3, data from failed where $3::text is not null`,
    [id, claim, giveUpQueue],
  );
}

/**
 * Retries jobs whose process crashed, or fails them after their last attempt. They are due at once: their time has
 * passed.
 */
export async function recoverLostJobs(pool: pg.Pool, lanes: Lane[]): Promise<void> {
  await pool.query(
    `with lost as (
       update jobs j
       set state = case when j.failures < lane.retries then 'retry' else 'failed' end,
         ended_at = case when j.failures < lane.retries then null else now() end,
         failures = j.failures + 1, start_after = now()
       from unnest($1::text[], $2::int[], $3::text[]) as lane (queue, retries, give_up_queue)
       where j.queue = lane.queue and j.state = 'running' and j.lost_at <= now()
       returning j.state, j.data, lane.give_up_queue
     )
     insert into jobs (queue, data)
     select give_up_queue, data from lost where state = 'failed' and give_up_queue is not null`,
    [
      lanes.map(({ queue }) => queue),
      lanes.map(({ retries }) => retries),
      lanes.map(({ giveUpQueue }) => giveUpQueue),
    ],
  );
}

/** Marks every running job as lost. Only for a database that no other process works on. */
export async function expireRunningJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`update jobs set lost_at = now() where state = 'running'`);
}

/**
 * Deletes done jobs after an hour, failed ones after a week, and jobs of queues that no release uses after two weeks.
 */
export async function deleteEndedJobs(pool: pg.Pool, queues: string[]): Promise<void> {
  await pool.query(
    `delete from jobs
     where ended_at < now() - case state when 'done' then interval '1 hour' else interval '7 days' end
       or (queue <> all($1) and start_after < now() - interval '14 days')`,
    [queues],
  );
}
