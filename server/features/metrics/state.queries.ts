import type pg from "pg";

export type Figures = {
  jobs: {
    queue: string;
    state: "waiting" | "later" | "running" | "failed";
    count: number;
    seconds: number;
  }[];
  mails: { waiting: number; givenUp: number; seconds: number | null };
  sources: { source: string; seconds: number; hasFallen: boolean }[];
};

/**
 * Reads everything in one statement. Each part reads few rows: ended jobs are soon deleted, and sources are read a few
 * times a day.
 */
const FIGURES = `
  select
    (select coalesce(json_agg(found), '[]') from (
       select queue, case
                when state in ('running', 'failed') then state
                when start_after > now() then 'later'
                else 'waiting' end as state,
              count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as seconds
       from jobs
       where state in ('waiting', 'retry', 'running') or (state = 'failed' and ended_at > now() - interval '1 hour')
       group by 1, 2) found) as jobs,
    (select json_build_object(
       'waiting', count(*) filter (where attempts < $2),
       'givenUp', count(*) filter (where attempts >= $2),
       'seconds', extract(epoch from $1::timestamptz - min(created_at) filter (where attempts < $2)))
     from mail_outbox where sent_at is null) as mails,
    (select coalesce(json_agg(found), '[]') from (
       select distinct on (source_id) source_id as source,
         extract(epoch from $1::timestamptz - ended_at)::float8 as seconds, fell_from is not null as "hasFallen"
       from scrape_runs where status = 'done'
         and (source_id = any($3) or source_id in (select source_id from api_sources where is_on))
       order by source_id, ended_at desc) found) as sources`;

export async function selectFigures(
  pool: pg.Pool,
  { now, mailAttemptsMax, sources }: { now: Date; mailAttemptsMax: number; sources: string[] },
): Promise<Figures> {
  const { rows } = await pool.query<Figures>(FIGURES, [now, mailAttemptsMax, sources]);
  return rows[0]!;
}
