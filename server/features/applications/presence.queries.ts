import { and, asc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { TextField } from "@shared/constants/applications";
import { applicationPresence as p, applications as a, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** More names than this help nobody. */
const PEOPLE = 20;

/** The entity of an application that the user may read. */
export async function selectEntityOf(
  db: Db,
  userId: string,
  applicationId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ entityId: a.entityId })
    .from(a)
    .where(and(eq(a.id, applicationId), can(userId, "read", a.entityId)));
  return row?.entityId;
}

type Place = { applicationId: string; userId: string };

/** Notes that a member has an application open, and returns the text in which they were before; undefined if they were gone. */
export async function upsertPresence(
  db: Db,
  { applicationId, userId }: Place,
  { field, seenAt, goneBefore }: { field: TextField | null; seenAt: Date; goneBefore: Date },
): Promise<{ field: TextField | null } | undefined> {
  const [before] = await db
    .select({ field: p.field })
    .from(p)
    .where(and(eq(p.applicationId, applicationId), eq(p.userId, userId), gt(p.seenAt, goneBefore)));
  await db
    .insert(p)
    .values({ applicationId, userId, field, seenAt })
    .onConflictDoUpdate({ target: [p.applicationId, p.userId], set: { field, seenAt } });
  return before;
}

/** The other members who have an application open. Who left the entity since is left out. */
export function selectOthers(
  db: Db,
  { applicationId, userId }: Place,
  { entityId, goneBefore }: { entityId: string; goneBefore: Date },
) {
  return db
    .select({
      id: users.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      field: p.field,
    })
    .from(p)
    .innerJoin(users, eq(users.id, p.userId))
    .where(
      and(
        eq(p.applicationId, applicationId),
        ne(p.userId, userId),
        gt(p.seenAt, goneBefore),
        can(sql`${p.userId}`, "read", sql`${entityId}::uuid`),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(PEOPLE);
}

/** Whether the member was there. */
export async function deletePresence(db: Db, { applicationId, userId }: Place): Promise<boolean> {
  const { rowCount } = await db
    .delete(p)
    .where(and(eq(p.applicationId, applicationId), eq(p.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** Deletes at most `limit` places of members who are gone, and returns how many. */
export async function deletePresencesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${p} where (${p.applicationId}, ${p.userId}) in (
      select application_id, user_id from application_presence where seen_at <= ${before.toISOString()}::timestamptz
      order by seen_at limit ${limit}) and ${lte(p.seenAt, before)}`);
  return rowCount ?? 0;
}
