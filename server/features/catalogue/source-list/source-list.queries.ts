import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { fundingOpportunities as o, scrapeRuns } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
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

const last = alias(scrapeRuns, "last");
const other = alias(scrapeRuns, "other");

/** Sums up the ended runs of each source: the last one, and when runs ended that found or changed something. */
export function summariseRuns(db: Db, sourceIds: readonly string[]) {
  const newestDone = <T>(value: SQL<T>, condition?: SQL) =>
    db
      .select({ value })
      .from(other)
      .where(and(eq(other.sourceId, last.sourceId), eq(other.status, "done"), condition))
      .orderBy(desc(other.createdAt))
      .limit(1);
  const endedAt = sql<Date | null>`${other.endedAt}`;
  return db
    .selectDistinctOn([last.sourceId], {
      sourceId: last.sourceId,
      status: last.status,
      found: last.found,
      failed: last.failed,
      fellFrom: last.fellFrom,
      problems: last.problems,
      endedAt: last.endedAt,
      doneAt: sql<Date | null>`(${newestDone(endedAt)})`.mapWith(last.endedAt),
      changedAt:
        sql<Date | null>`(${newestDone(endedAt, sql`${other.created} + ${other.updated} + ${other.proposed} > 0`)})`.mapWith(
          last.endedAt,
        ),
    })
    .from(last)
    .where(and(inArray(last.sourceId, [...sourceIds]), inArray(last.status, ["done", "failed"])))
    .orderBy(last.sourceId, desc(last.createdAt));
}
export type RunSummary = Awaited<ReturnType<typeof summariseRuns>>[number];
