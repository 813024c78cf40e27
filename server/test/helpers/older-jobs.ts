import type pg from "pg";

export const OLDER_JOB = "00000000-0000-4000-8000-000000000001";

/**
 * The tables of pg-boss 10.4, in which releases before the table `jobs` kept their jobs. Only the columns
 * that matter for waiting jobs are here.
 */
const TABLES = `
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.version (version int primary key, cron_on timestamptz);
  insert into pgboss.version values (24);
  create table pgboss.queue (name text primary key, policy text);
  insert into pgboss.queue values ('scrape', 'stately'), ('scrape-given-up', null), ('__pgboss__send-it', null);
  create table pgboss.job (
    id uuid not null default gen_random_uuid(),
    name text not null,
    data jsonb,
    state pgboss.job_state not null default 'created',
    retry_count integer not null default 0,
    start_after timestamptz not null default now(),
    started_on timestamptz,
    singleton_key text,
    expire_in interval not null default interval '15 minutes',
    created_on timestamptz not null default now()
  ) partition by list (name);
  create table pgboss.j1 partition of pgboss.job for values in ('scrape');
  create table pgboss.j2 partition of pgboss.job for values in ('scrape-given-up');
  create table pgboss.j3 partition of pgboss.job for values in ('__pgboss__send-it');
  alter table pgboss.j1 add foreign key (name) references pgboss.queue deferrable initially deferred;
  create unique index j1_i3 on pgboss.j1 (name, state, coalesce(singleton_key, '')) where state <= 'active';
  create function pgboss.create_queue(queue_name text) returns void as $$ select null::void $$ language sql`;

const JOBS = `
  insert into pgboss.job (id, name, data, state, retry_count, start_after, started_on, singleton_key, created_on) values
    ('${OLDER_JOB}', 'scrape', '{"runId": "waits"}', 'created', 0, '2030-01-31 12:00Z', null, 'a', '2026-11-01 12:00Z'),
    (default, 'scrape', '{"runId": "timetable"}', 'created', 0, now(), null, null, now()),
    (default, 'scrape', '{"runId": "failed once"}', 'retry', 0, now(), now(), 'a', now()),
    (default, 'scrape', '{"runId": "put back"}', 'retry', 1, now(), null, 'b', now()),
    (default, 'scrape', '{"runId": "runs"}', 'active', 2, now(), '2026-11-25 12:00Z', 'b', now()),
    (default, 'scrape', '{"runId": "done"}', 'completed', 0, now(), now(), 'c', now()),
    (default, 'scrape', '{"runId": "failed"}', 'failed', 3, now(), now(), 'd', now()),
    (default, 'scrape-given-up', '{"runId": "given up"}', 'created', 0, now(), null, null, now()),
    (default, '__pgboss__send-it', '{"name": "scrape", "data": {}, "tz": "UTC"}', 'created', 0, now(), null, 'scrape', now())`;

/** Makes the job queue of an earlier release, with jobs in every state. */
export async function makeOlderJobs(pool: pg.Pool): Promise<void> {
  await pool.query(TABLES);
  await pool.query(JOBS);
}

export type MovedJob = {
  run: string | null;
  queue: string;
  key: string | null;
  state: string;
  failures: number;
};

/** Lists the jobs that a migration has moved into the table `jobs`. */
export async function listMovedJobs(pool: pg.Pool): Promise<MovedJob[]> {
  const { rows } = await pool.query<MovedJob>(
    `select data ->> 'runId' as run, queue, key, state, failures from jobs order by run nulls first`,
  );
  return rows;
}

/** All waiting and running jobs are moved. Jobs that were completed or failed are not. */
export const MOVED_JOBS: MovedJob[] = [
  { run: null, queue: "scrape", key: null, state: "waiting", failures: 0 },
  { run: "failed once", queue: "scrape", key: "a", state: "retry", failures: 1 },
  { run: "given up", queue: "scrape-given-up", key: null, state: "waiting", failures: 0 },
  { run: "put back", queue: "scrape", key: "b", state: "retry", failures: 1 },
  { run: "runs", queue: "scrape", key: "b", state: "running", failures: 2 },
  { run: "timetable", queue: "scrape", key: null, state: "waiting", failures: 0 },
  { run: "waits", queue: "scrape", key: "a", state: "waiting", failures: 0 },
];
