import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { GUEST_REQUESTS_PER_APPLICATION } from "@shared/constants/guests";
import { applications as a, guestRequests as g, storedObjects as o, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const askerName = sql<string | null>`case when ${users.id} is not null
  then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`;

/** The present text that a request asks to approve; empty if there is none. */
const presentText = sql<string>`coalesce(case ${g.field} when 'narrative' then ${a.narrative}
  when 'notes' then ${a.notes} when 'aiDraftNarrative' then ${a.aiDraftNarrative} end, '')`;

const selectViews = (db: Db) =>
  db
    .select({
      id: g.id,
      kind: g.kind,
      name: g.name,
      email: g.email,
      question: g.question,
      dueDate: g.dueDate,
      field: g.field,
      askedBy: askerName,
      sentAt: g.sentAt,
      expiresAt: g.expiresAt,
      answer: g.answer,
      approved: g.approved,
      approvedHash: g.approvedHash,
      presentText,
      objectId: g.objectId,
      fileName: g.fileName,
      answeredAt: g.answeredAt,
      returnRemark: g.returnRemark,
      acceptedAt: g.acceptedAt,
    })
    .from(g)
    .innerJoin(a, eq(a.id, g.applicationId))
    .leftJoin(users, eq(users.id, g.askedBy));

/** The requests of an application: what waits for an editor first, then the newest. */
export function selectRequests(db: Db, applicationId: string) {
  return selectViews(db)
    .where(eq(g.applicationId, applicationId))
    .orderBy(
      sql`${g.answeredAt} is null or ${g.acceptedAt} is not null`,
      sql`${g.acceptedAt} is not null`,
      desc(g.createdAt),
      desc(g.id),
    )
    .limit(GUEST_REQUESTS_PER_APPLICATION);
}
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export async function selectRequestView(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await selectViews(db).where(eq(g.id, id));
  return row;
}

/** The application whose requests the user may read. */
export async function selectApplicationOfRequests(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      id: a.id,
      entityId: a.entityId,
      title: a.title,
      narrative: a.narrative,
      notes: a.notes,
      aiDraftNarrative: a.aiDraftNarrative,
      supportingDocs: a.supportingDocs,
    })
    .from(a)
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return row;
}

/** The files among these that guests sent for an application and an editor has accepted. */
export const selectAcceptedFiles = (db: Db, applicationId: string, objectIds: readonly string[]) =>
  db
    .select({
      objectId: o.id,
      fileName: sql<string>`${g.fileName}`,
      size: sql<number>`${o.size}`,
      key: o.key,
    })
    .from(g)
    .innerJoin(o, eq(o.id, g.objectId))
    .where(and(eq(g.applicationId, applicationId), inArray(o.id, [...objectIds]), isNotNull(g.acceptedAt)))
    .limit(GUEST_REQUESTS_PER_APPLICATION);

export async function lockRequest(db: Db, { applicationId, id }: { applicationId: string; id: string }) {
  const [row] = await db
    .select()
    .from(g)
    .where(and(eq(g.id, id), eq(g.applicationId, applicationId)))
    .for("update");
  return row;
}

export const countRequests = (db: Db, applicationId: string): Promise<number> =>
  db.$count(g, eq(g.applicationId, applicationId));
export const countOpenRequests = (db: Db, applicationId: string): Promise<number> =>
  db.$count(g, and(eq(g.applicationId, applicationId), isNull(g.acceptedAt)));

export async function insertRequest(db: Db, values: typeof g.$inferInsert) {
  const [row] = await db.insert(g).values(values).returning();
  return row!;
}

export async function updateRequest(
  db: Db,
  id: string,
  columns: Partial<typeof g.$inferInsert>,
): Promise<void> {
  await db
    .update(g)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(g.id, id));
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.delete(g).where(eq(g.id, id));
}

/**
 * Deletes at most `limit` requests that nobody answered and whose link and day were over before `before`. One that was
 * sent back with a remark holds an answer, and stays.
 */
export async function deleteEndedRequests(db: Db, before: Date, limit: number): Promise<number> {
  const at = before.toISOString();
  const { rowCount } = await db.execute(sql`
    delete from ${g} where ${g.id} in (
      select id from guest_requests where answered_at is null and return_remark is null and expires_at < ${at}::timestamptz
        and (due_date is null or due_date < ${at}::timestamptz::date)
      order by expires_at limit ${limit}) and ${g.answeredAt} is null`);
  return rowCount ?? 0;
}
