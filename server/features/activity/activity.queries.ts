import { aliasedTable, and, desc, eq, lt, sql } from "drizzle-orm";
import { entityActivity as a, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const member = aliasedTable(users, "member");
const nameOf = ({ firstName, lastName, email }: typeof users) =>
  sql<string | null>`coalesce(nullif(concat_ws(' ', ${firstName}, ${lastName}), ''), ${email})`;

export async function insertActivity(db: Db, values: (typeof a.$inferInsert)[]): Promise<void> {
  await db.insert(a).values(values);
}

/** The log of an entity before an entry, newest first. The caller has checked the right to read it. */
export function selectActivity(
  db: Db,
  entityId: string,
  { beforeId, limit }: { beforeId: number; limit: number },
) {
  return db
    .select({
      id: a.id,
      at: a.at,
      kind: a.kind,
      subject: a.subject,
      value: a.value,
      actor: nameOf(users),
      member: nameOf(member),
    })
    .from(a)
    .leftJoin(users, eq(users.id, a.actorId))
    .leftJoin(member, eq(member.id, a.memberId))
    .where(and(eq(a.entityId, entityId), lt(a.id, beforeId)))
    .orderBy(desc(a.id))
    .limit(limit);
}
export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];

/** Deletes at most `limit` entries that are older than `before`, and returns how many. */
export async function deleteOldActivity(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${a} where ${a.id} in (
      select id from entity_activity where at < ${before.toISOString()}::timestamptz order by at limit ${limit})`);
  return rowCount ?? 0;
}
