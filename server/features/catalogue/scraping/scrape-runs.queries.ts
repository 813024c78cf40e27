import { and, desc, eq, inArray, isNull, lt, not, sql } from "drizzle-orm";
import {
  fundingOpportunities,
  type RunPosition,
  type RunProblem,
  type ScrapeRun,
  scrapeRuns,
} from "@shared/schema/index";
import type { SourceCountView } from "@shared/validators/curation";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../../platform/db/database";
import type { RunFailure } from "./run-failure";
import { countYield } from "./yield";

const r = scrapeRuns;
const o = fundingOpportunities;

const RUNS_SHOWN = 20;
const SOURCES_SHOWN = 100;
const UNDER_WAY = ["queued", "running"] as const;
export const PROBLEMS_KEPT = 20;

type Counted = Pick<ScrapeRun, "created" | "updated" | "proposed" | "skipped" | "failed">;
export type RunOrder = Pick<ScrapeRun, "sourceId" | "sourceName" | "url" | "limit" | "requestedBy"> & {
  /** Where the reading of an API goes on; from its beginning when it is left out. */
  position?: RunPosition | null;
};

/** Returns undefined if a run of the same source or page is under way. */
export async function insertRun(db: Db, order: RunOrder, now: Date): Promise<ScrapeRun | undefined> {
  const [run] = await db
    .insert(r)
    .values({ ...order, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return run;
}

export async function findRunUnderWay(
  db: Db,
  { sourceId, url }: Pick<RunOrder, "sourceId" | "url">,
): Promise<ScrapeRun | undefined> {
  const [run] = await db
    .select()
    .from(r)
    .where(
      and(
        eq(r.sourceId, sourceId),
        url === null ? isNull(r.url) : eq(r.url, url),
        inArray(r.status, UNDER_WAY),
      ),
    );
  return run;
}

export async function findRun(db: Db, id: string): Promise<ScrapeRun | undefined> {
  const [run] = await db.select().from(r).where(eq(r.id, id));
  return run;
}

/** Starts a run, or takes it up after an interruption with its counts. Returns undefined if it has ended already. */
export async function startRun(db: Db, id: string, now: Date): Promise<ScrapeRun | undefined> {
  const [run] = await db
    .update(r)
    .set({
      status: "running",
      message: null,
      startedAt: sql`coalesce(${r.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(r.id, id), inArray(r.status, UNDER_WAY)))
    .returning();
  return run;
}

type Progress = Counted & {
  done: number;
  total: number | null;
  problems: RunProblem[];
  /** Undefined leaves it as it is. */
  position: RunPosition | null | undefined;
};

/** Stores the total counts of a run, so that writing them twice changes nothing. */
export async function noteProgress(db: Db, id: string, progress: Progress): Promise<void> {
  const { created, updated, proposed, skipped, failed } = progress;
  await db
    .update(r)
    .set({ ...progress, found: created + updated + proposed + skipped + failed })
    .where(and(eq(r.id, id), eq(r.status, "running")));
}

/** Counts what the last reading before a run found, of the same source or page with the same limit, if it was no part of one. */
export async function selectYieldBefore(
  db: Db,
  { sourceId, url, limit, createdAt }: Pick<ScrapeRun, "sourceId" | "url" | "limit" | "createdAt">,
): Promise<number | undefined> {
  const [before] = await db
    .select({ found: r.found, failed: r.failed })
    .from(r)
    .where(
      and(
        eq(r.sourceId, sourceId),
        eq(r.status, "done"),
        not(r.isPart),
        lt(r.createdAt, createdAt),
        sql`${r.url} is not distinct from ${url}`,
        sql`${r.limit} is not distinct from ${limit}`,
      ),
    )
    .orderBy(desc(r.createdAt))
    .limit(1);
  return before && countYield(before);
}

export async function finishRun(
  db: Db,
  id: string,
  { message, ...end }: Pick<ScrapeRun, "fellFrom" | "isPart" | "wholeSince"> & { message: Message },
  now: Date,
): Promise<void> {
  await db
    .update(r)
    .set({ status: "done", message, ...end, endedAt: now })
    .where(and(eq(r.id, id), inArray(r.status, UNDER_WAY)));
}

/** Stores the reason of a failed attempt. It stays if that was the last attempt. */
export async function noteFailedTry(db: Db, id: string, reason: Message): Promise<void> {
  await db
    .update(r)
    .set({ message: reason })
    .where(and(eq(r.id, id), eq(r.status, "running")));
}

/** Ends a run without a result. Returns false if it has ended already. What it stored before stays. */
export async function failRun(
  db: Db,
  id: string,
  { code, message }: RunFailure,
  now: Date,
): Promise<boolean> {
  const failed = await db
    .update(r)
    .set({
      status: "failed",
      message,
      endedAt: now,
      // The kind of failure is stored as a problem beside the message.
      problems: sql`jsonb_build_array(jsonb_build_object('what', ${r.sourceName}, 'reason', ${JSON.stringify(message)}::jsonb, 'code', ${code}::text)) || ${r.problems}`,
    })
    .where(and(eq(r.id, id), inArray(r.status, UNDER_WAY)))
    .returning({ id: r.id });
  return failed.length > 0;
}

/** Ends a run because an administrator stopped it. Returns it, or undefined if it has ended already. What it stored stays. */
export async function stopRun(
  db: Db,
  id: string,
  message: Message,
  now: Date,
): Promise<ScrapeRun | undefined> {
  const [stopped] = await db
    .update(r)
    .set({ status: "failed", message, endedAt: now })
    .where(and(eq(r.id, id), inArray(r.status, UNDER_WAY)))
    .returning();
  return stopped;
}

/** Lists the newest runs. Those under way come first. */
export function listRuns(db: Db): Promise<ScrapeRun[]> {
  return db
    .select()
    .from(r)
    .orderBy(sql`${r.status} in ('queued', 'running') desc`, desc(r.createdAt), desc(r.id))
    .limit(RUNS_SHOWN);
}

const countStatus = (status: string) =>
  sql<number>`count(*) filter (where ${o.verificationStatus} = ${status})`.mapWith(Number);

/**
 * Counts the opportunities of each source by state, the largest source first. Opportunities that were typed in have
 * no source.
 */
export async function countSources(db: Db): Promise<SourceCountView[]> {
  const found = sql<number>`count(*)`.mapWith(Number);
  const rows = await db
    .select({
      source: o.source,
      found,
      pending: countStatus("pending"),
      verified: countStatus("verified"),
      rejected: countStatus("rejected"),
      lastSyncedAt: sql<Date | null>`max(${o.lastSyncedAt})`.mapWith(o.lastSyncedAt),
    })
    .from(o)
    .where(sql`${o.source} is not null`)
    .groupBy(o.source)
    .orderBy(desc(found), o.source)
    .limit(SOURCES_SHOWN);
  return rows.map((row) => ({
    ...row,
    source: row.source ?? "",
    lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
  }));
}

/** Finds the last run of a source that came to its end. */
export async function findLastDone(
  db: Db,
  sourceId: string,
): Promise<Pick<ScrapeRun, "failed" | "limit" | "position"> | undefined> {
  const [run] = await db
    .select({ failed: r.failed, limit: r.limit, position: r.position })
    .from(r)
    .where(and(eq(r.sourceId, sourceId), eq(r.status, "done")))
    .orderBy(desc(r.createdAt))
    .limit(1);
  return run;
}

/** Selects when the last reading of a source's whole list began that had begun before `before`. */
export async function selectWholeReading(db: Db, sourceId: string, before: Date): Promise<Date | undefined> {
  const [run] = await db
    .select({ since: r.wholeSince })
    .from(r)
    .where(and(eq(r.sourceId, sourceId), lt(r.wholeSince, before)))
    .orderBy(desc(r.wholeSince))
    .limit(1);
  return run?.since ?? undefined;
}

/** Selects when each source was last started, by id. Sources that were never started are left out. */
export async function selectLastStarts(db: Db, sourceIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ sourceId: r.sourceId, at: sql<Date>`max(${r.createdAt})`.mapWith(r.createdAt) })
    .from(r)
    .where(inArray(r.sourceId, [...sourceIds]))
    .groupBy(r.sourceId);
  return new Map(rows.map(({ sourceId, at }) => [sourceId, at]));
}
