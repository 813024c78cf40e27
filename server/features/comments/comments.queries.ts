import { aliasedTable, and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { COMMENTS_PER_APPLICATION, MENTIONS_MAX } from "@shared/constants/comments";
import { applications as a, comments as c, memberships as m, users } from "@shared/schema/index";
import type { MentionView } from "@shared/validators/comments";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const resolver = aliasedTable(users, "resolver");
const mentioned = aliasedTable(users, "mentioned");
const nameOf = ({ firstName, lastName, email }: typeof users) =>
  sql<string | null>`coalesce(nullif(concat_ws(' ', ${firstName}, ${lastName}), ''), ${email})`;

const selectRows = (db: Db) =>
  db
    .select({
      id: c.id,
      parentId: c.parentId,
      field: c.field,
      quote: c.quote,
      textBefore: c.textBefore,
      textAfter: c.textAfter,
      start: c.start,
      text: c.text,
      replacement: c.replacement,
      decision: c.decision,
      mentions: sql<MentionView[]>`coalesce((
        select jsonb_agg(jsonb_build_object('userId', ${mentioned.id}, 'name', ${nameOf(mentioned)}))
        from ${users} mentioned where ${mentioned.id} = any(${c.mentions})), '[]')`,
      authorId: c.authorId,
      author: nameOf(users),
      createdAt: c.createdAt,
      editedAt: c.editedAt,
      resolvedAt: c.resolvedAt,
      resolvedBy: nameOf(resolver),
    })
    .from(c)
    .innerJoin(a, eq(a.id, c.applicationId))
    .leftJoin(users, eq(users.id, c.authorId))
    .leftJoin(resolver, eq(resolver.id, c.resolvedBy));

/** The comments of an application that the user may read, oldest first. */
export const selectComments = (db: Db, userId: string, applicationId: string) =>
  selectRows(db)
    .where(and(eq(c.applicationId, applicationId), can(userId, "read", a.entityId)))
    .orderBy(asc(c.createdAt), asc(c.id))
    .limit(COMMENTS_PER_APPLICATION);
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

export type Which = { applicationId: string; commentId: string };

export async function selectComment(
  db: Db,
  userId: string,
  { applicationId, commentId }: Which,
): Promise<CommentRow | undefined> {
  const [row] = await selectRows(db).where(
    and(eq(c.id, commentId), eq(c.applicationId, applicationId), can(userId, "read", a.entityId)),
  );
  return row;
}

export const countComments = (db: Db, applicationId: string): Promise<number> =>
  db.$count(c, eq(c.applicationId, applicationId));

export async function insertComment(db: Db, values: typeof c.$inferInsert): Promise<string> {
  const [row] = await db.insert(c).values(values).returning({ id: c.id });
  return row!.id;
}

/** Writes the given columns of a comment. The caller holds its application. */
export async function updateComment(
  db: Db,
  { applicationId, commentId }: Which,
  columns: Partial<
    Pick<typeof c.$inferInsert, "text" | "mentions" | "editedAt" | "resolvedAt" | "resolvedBy" | "decision">
  >,
): Promise<void> {
  await db
    .update(c)
    .set(columns)
    .where(and(eq(c.id, commentId), eq(c.applicationId, applicationId)));
}

/** Deletes a comment with its replies. The caller holds its application. */
export async function deleteComment(db: Db, { applicationId, commentId }: Which): Promise<void> {
  await db.delete(c).where(and(eq(c.id, commentId), eq(c.applicationId, applicationId)));
}

/** Whether anybody else has replied to a comment, also somebody whose account is gone. */
export async function hasRepliesOfOthers(db: Db, commentId: string, authorId: string): Promise<boolean> {
  const [reply] = await db
    .select({ id: c.id })
    .from(c)
    .where(and(eq(c.parentId, commentId), sql`${c.authorId} is distinct from ${authorId}`))
    .limit(1);
  return reply !== undefined;
}

/** The members of an entity among these people. */
export async function selectMembersAmong(
  db: Db,
  entityId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: m.userId })
    .from(m)
    .where(and(eq(m.entityId, entityId), inArray(m.userId, [...userIds])))
    .limit(COMMENTS_PER_APPLICATION + MENTIONS_MAX);
  return rows.map(({ userId }) => userId);
}

/** Those who wrote in a thread, without one person. */
export async function selectThreadAuthors(db: Db, rootId: string, exceptId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ authorId: c.authorId })
    .from(c)
    .where(and(sql`(${c.id} = ${rootId} or ${c.parentId} = ${rootId})`, ne(c.authorId, exceptId)))
    .limit(COMMENTS_PER_APPLICATION);
  return rows.flatMap(({ authorId }) => authorId ?? []);
}
