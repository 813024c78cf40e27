import { and, asc, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import { CALL_KINDS, CALL_LINES_PER_KIND, CALL_PAGES_MAX } from "@shared/constants/calls";
import {
  applications as a,
  type Call,
  callChanges,
  callLines as l,
  callPages,
  calls as c,
  entities as e,
  fundingOpportunities as o,
  storedObjects,
  users,
} from "@shared/schema/index";
import type { CallChangeView, CallReading } from "@shared/validators/calls";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";
import type { Comparison } from "./compare-lines";
import type { CallPage, FoundLine } from "./reading/types";

const LINES_MAX = CALL_KINDS.length * CALL_LINES_PER_KIND;
/** Amendments that are kept of a call. */
const CHANGES_KEPT = 20;
const ROWS_AT_ONCE = 200;

/** The application whose call is asked for, if the user may read it, with the page of its opportunity. */
export async function selectApplicationOfCall(db: Db, userId: string, applicationId: string) {
  const [row] = await db
    .select({
      id: a.id,
      entityId: a.entityId,
      title: a.title,
      opportunityId: a.opportunityId,
      profile: {
        ...{ type: e.type, country: e.country, foundedYear: e.foundedYear },
        staff: sql<number | null>`coalesce(${e.employeesCount}, ${e.teamSize})`,
        ...{ revenue: e.annualRevenue, revenueCurrency: e.annualRevenueCurrency },
      },
      pageUrl: sql<string | null>`coalesce(${o.sourceUrl}, ${o.applicationUrl})`,
    })
    .from(a)
    .innerJoin(e, eq(e.id, a.entityId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(and(eq(a.id, applicationId), can(userId, "read", a.entityId)));
  return row;
}

export async function selectCall(db: Db, applicationId: string): Promise<Call | undefined> {
  const [call] = await db.select().from(c).where(eq(c.applicationId, applicationId));
  return call;
}

export async function lockCall(db: Db, id: string): Promise<Call | undefined> {
  const [call] = await db.select().from(c).where(eq(c.id, id)).for("no key update");
  return call;
}

type Asked = Pick<Call, "documentName" | "objectId" | "pasted" | "source" | "url"> & { requestedBy: string };

/** Asks for a reading of a call; the first one makes the call. */
export async function requestReading(
  db: Db,
  { entityId, applicationId }: { entityId: string; applicationId: string },
  asked: Asked,
): Promise<{ id: string; run: number }> {
  const [row] = await db
    .insert(c)
    .values({ entityId, applicationId, ...asked })
    .onConflictDoUpdate({
      target: c.applicationId,
      set: {
        ...asked,
        ...{ status: "waiting", failureReason: null },
        ...{ requestedRun: sql`${c.requestedRun} + 1`, updatedAt: sql`now()` },
      },
    })
    .returning({ id: c.id, run: c.requestedRun });
  return row!;
}

/** What a reading needs: the call, its file, and the language of who asked. Undefined when none is asked for any more. */
export async function selectReading(db: Db, id: string) {
  const [row] = await db
    .select({
      call: c,
      object: storedObjects,
      title: a.title,
      preferredLanguage: users.preferredLanguage,
      isVerified: users.emailVerified,
    })
    .from(c)
    .innerJoin(a, eq(a.id, c.applicationId))
    .leftJoin(storedObjects, eq(storedObjects.id, c.objectId))
    .leftJoin(users, eq(users.id, c.requestedBy))
    .where(and(eq(c.id, id), lt(c.finishedRun, c.requestedRun)));
  return row;
}

export function selectPages(db: Db, callId: string): Promise<CallPage[]> {
  return db
    .select({ number: callPages.number, text: callPages.text, isUnread: callPages.isUnread })
    .from(callPages)
    .where(eq(callPages.callId, callId))
    .orderBy(asc(callPages.number))
    .limit(CALL_PAGES_MAX);
}

export async function countPages(db: Db, callId: string): Promise<{ pages: number; unreadPages: number }> {
  const [row] = await db
    .select({
      pages: sql<number>`count(*)::int`,
      unreadPages: sql<number>`(count(*) filter (where ${callPages.isUnread}))::int`,
    })
    .from(callPages)
    .where(eq(callPages.callId, callId));
  return row!;
}

export function selectLines(db: Db, callId: string) {
  return db.select().from(l).where(eq(l.callId, callId)).orderBy(asc(l.position), asc(l.id)).limit(LINES_MAX);
}

export function selectChanges(db: Db, callId: string) {
  return db
    .select({ changedAt: callChanges.changedAt, changes: callChanges.changes })
    .from(callChanges)
    .where(eq(callChanges.callId, callId))
    .orderBy(desc(callChanges.changedAt), desc(callChanges.id))
    .limit(CHANGES_KEPT);
}

/** Puts the pages and lines of a reading in the place of those before. Lines that stay keep what was decided on them. */
export async function storeReading(
  db: Db,
  callId: string,
  { pages, kept, goneIds, added }: { pages: readonly CallPage[] } & Comparison,
): Promise<void> {
  await db.delete(callPages).where(eq(callPages.callId, callId));
  for (let at = 0; at < pages.length; at += ROWS_AT_ONCE)
    await db
      .insert(callPages)
      .values(
        pages
          .slice(at, at + ROWS_AT_ONCE)
          .map(({ number, text, isUnread }) => ({ callId, number, text, isUnread })),
      );
  if (goneIds.length > 0) await db.delete(l).where(inArray(l.id, goneIds));
  if (kept.length > 0)
    await db.execute(sql`
      update ${l} set page = now.page, quote = now.quote, position = now.position, is_from_ai = now."isFromAi"
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        now(id uuid, page int, quote text, position int, "isFromAi" boolean)
      where ${l.id} = now.id`);
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE)
    await db
      .insert(l)
      .values(
        added.slice(at, at + ROWS_AT_ONCE).map(({ line, position }) => ({ callId, ...line, position })),
      );
}

export async function insertChanges(
  db: Db,
  callId: string,
  changes: CallChangeView[],
  changedAt: Date,
): Promise<string> {
  const [row] = await db
    .insert(callChanges)
    .values({ callId, changes, changedAt })
    .returning({ id: callChanges.id });
  const newest = db
    .select({ id: callChanges.id })
    .from(callChanges)
    .where(eq(callChanges.callId, callId))
    .orderBy(desc(callChanges.changedAt), desc(callChanges.id))
    .limit(CHANGES_KEPT);
  await db.delete(callChanges).where(and(eq(callChanges.callId, callId), notInArray(callChanges.id, newest)));
  return row!.id;
}

export async function finishReading(
  db: Db,
  id: string,
  run: number,
  { readAt, aiReading }: { readAt: Date; aiReading: CallReading | null },
): Promise<void> {
  await db
    .update(c)
    .set({
      finishedRun: run,
      readAt,
      aiReading,
      failureReason: null,
      status: "read",
      pasted: null,
      updatedAt: sql`now()`,
    })
    .where(eq(c.id, id));
}

/** Ends a reading without a result. What was read before stays. */
export async function failReading(
  db: Db,
  id: string,
  run: number,
  reason: Message,
): Promise<{ entityId: string; applicationId: string } | undefined> {
  const [row] = await db
    .update(c)
    .set({ finishedRun: run, failureReason: reason, status: "failed", pasted: null, updatedAt: sql`now()` })
    .where(and(eq(c.id, id), lt(c.finishedRun, run), eq(c.requestedRun, run)))
    .returning({ entityId: c.entityId, applicationId: c.applicationId });
  return row;
}

/** A line of the call of an application. */
export async function selectLine(db: Db, which: { applicationId: string; lineId: string }) {
  const [row] = await db
    .select({ line: l, source: c.source })
    .from(l)
    .innerJoin(c, eq(c.id, l.callId))
    .where(and(eq(l.id, which.lineId), eq(c.applicationId, which.applicationId)))
    .for("update", { of: l });
  return row && { ...(row.line as { id: string; acceptedAt: Date | null } & FoundLine), source: row.source };
}

/** The lines of a kind, in their order, locked for the rest of the transaction. */
export async function selectLinesOfKind(db: Db, applicationId: string, kind: FoundLine["kind"]) {
  const rows = await db
    .select({ line: l })
    .from(l)
    .innerJoin(c, eq(c.id, l.callId))
    .where(and(eq(c.applicationId, applicationId), eq(l.kind, kind)))
    .orderBy(asc(l.position), asc(l.id))
    .limit(LINES_MAX)
    .for("update", { of: l });
  return rows.map(({ line }) => line as { id: string; acceptedAt: Date | null } & FoundLine);
}

export async function setAccepted(
  db: Db,
  ids: string[],
  accepted: { acceptedAt: Date; acceptedBy: string } | { acceptedAt: null; acceptedBy: null },
): Promise<void> {
  if (ids.length > 0) await db.update(l).set(accepted).where(inArray(l.id, ids));
}

/** The opportunity as the catalogue has it; undefined once it is deleted. */
export async function selectOpportunity(db: Db, id: string) {
  const [row] = await db.select().from(o).where(eq(o.id, id));
  return row;
}

/** The accepted lines of the call of an application, of some kinds. */
export async function selectAccepted(
  db: Db,
  applicationId: string,
  kinds: readonly FoundLine["kind"][],
): Promise<FoundLine[]> {
  const rows = await db
    .select({ kind: l.kind, value: l.value, page: l.page, quote: l.quote })
    .from(l)
    .innerJoin(c, eq(c.id, l.callId))
    .where(
      and(eq(c.applicationId, applicationId), inArray(l.kind, [...kinds]), sql`${l.acceptedAt} is not null`),
    )
    .orderBy(asc(l.position))
    .limit(LINES_MAX);
  return rows as FoundLine[];
}

/** The accepted lines of the call that an entity answers with its application for an opportunity. */
export async function selectAcceptedOf(
  db: Db,
  { entityId, opportunityId }: { entityId: string; opportunityId: string },
  kinds: readonly FoundLine["kind"][],
): Promise<FoundLine[]> {
  const [application] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.entityId, entityId), eq(a.opportunityId, opportunityId)));
  return application ? selectAccepted(db, application.id, kinds) : [];
}

export async function deleteCall(db: Db, id: string): Promise<void> {
  await db.delete(c).where(eq(c.id, id));
}
