import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, scrapeRuns as r } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { STOPPED } from "../scraping/run-views";
import { isOpenAndVerified } from "../visibility";

/** The published opportunities of one source. `source` is null for those that were entered without one. */
export type OpenCount = {
  source: string | null;
  openCount: number;
  lastSyncedAt: Date | null;
  attribution: string | null;
  /** The published opportunities of all sources. */
  total: number;
};

/**
 * Counts the published opportunities of each source, the largest source first.
 * @param limit further sources are left out, and count in `total`
 */
export function countOpenBySource(db: Db, now: Date, limit: number): Promise<OpenCount[]> {
  const openCount = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({
      source: o.source,
      openCount,
      lastSyncedAt: sql<Date | null>`max(${o.lastSyncedAt})`.mapWith(o.lastSyncedAt),
      attribution: sql<string | null>`max(${o.attribution})`,
      total: sql<number>`sum(count(*)) over ()`.mapWith(Number),
    })
    .from(o)
    .where(isOpenAndVerified(now))
    .groupBy(o.source)
    .orderBy(desc(openCount), o.source)
    .limit(limit);
}

const runColumns = {
  sourceId: r.sourceId,
  status: r.status,
  found: r.found,
  failed: r.failed,
  fellFrom: r.fellFrom,
  problems: r.problems,
  endedAt: r.endedAt,
};

/**
 * Sums up the ended runs of each source: the last one, and when runs ended that read it to the end or changed something.
 * The index of runs is asked for each source, because a source has thousands of runs. One that an administrator stopped says nothing of
 * its source.
 */
export async function summariseRuns(db: Db, sourceIds: readonly string[]) {
  const selectNewest = (condition: SQL | undefined) =>
    db
      .select(runColumns)
      .from(r)
      .where(and(sql`${r.sourceId} = wanted.id`, condition))
      .orderBy(desc(r.createdAt))
      .limit(1);
  const isDone = eq(r.status, "done");
  const wasNotStopped = or(isNull(r.message), ne(r.message, STOPPED));
  const last = selectNewest(and(inArray(r.status, ["done", "failed"]), wasNotStopped)).as("last");
  const done = selectNewest(isDone).as("done");
  const hasChanged = sql`${r.created} + ${r.updated} + ${r.proposed} > 0`;
  const changed = selectNewest(and(isDone, hasChanged)).as("changed");
  return db
    .select({
      sourceId: last.sourceId,
      status: last.status,
      found: last.found,
      failed: last.failed,
      fellFrom: last.fellFrom,
      problems: last.problems,
      endedAt: last.endedAt,
      doneAt: done.endedAt,
      changedAt: changed.endedAt,
    })
    .from(sql`unnest(${sql.param([...sourceIds])}::text[]) as wanted(id)`)
    .innerJoinLateral(last, sql`true`)
    .leftJoinLateral(done, sql`true`)
    .leftJoinLateral(changed, sql`true`);
}
export type RunSummary = Awaited<ReturnType<typeof summariseRuns>>[number];
