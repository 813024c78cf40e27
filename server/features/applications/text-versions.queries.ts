import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { TEXT_FIELDS, type TextField, VERSIONS_PER_TEXT } from "@shared/constants/applications";
import { type Application, applications as a, textVersions as v, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const columns = {
  id: v.id,
  field: v.field,
  savedAt: v.savedAt,
  author: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
  characters: sql<number>`coalesce(length(${v.text}), 0)`,
};

/** The versions of the texts of an application that the user may read, without the texts, newest first. */
export function selectTextVersions(db: Db, userId: string, applicationId: string) {
  return db
    .select(columns)
    .from(v)
    .innerJoin(a, eq(a.id, v.applicationId))
    .leftJoin(users, eq(users.id, v.authorId))
    .where(and(eq(v.applicationId, applicationId), can(userId, "read", a.entityId)))
    .orderBy(desc(v.id))
    .limit(TEXT_FIELDS.length * VERSIONS_PER_TEXT);
}

export async function selectTextVersion(
  db: Db,
  userId: string,
  { applicationId, versionId }: { applicationId: string; versionId: number },
) {
  const [version] = await db
    .select({ ...columns, text: v.text })
    .from(v)
    .innerJoin(a, eq(a.id, v.applicationId))
    .leftJoin(users, eq(users.id, v.authorId))
    .where(and(eq(v.id, versionId), eq(v.applicationId, applicationId), can(userId, "read", a.entityId)));
  return version;
}

type Save = { field: TextField; text: string | null; authorId: string | null; savedAt: Date };

/**
 * Keeps a text that is being saved, and before it the present one if no version was kept so far. The caller holds the
 * application's row. The oldest ones beyond the limit go.
 */
export async function insertTextVersion(
  db: Db,
  before: Pick<Application, "id" | "updatedAt" | TextField>,
  { field, text, authorId, savedAt }: Save,
): Promise<void> {
  const { id: applicationId, updatedAt } = before;
  const ofField = and(eq(v.applicationId, applicationId), eq(v.field, field));
  const present = before[field];
  const isFirst = present !== null && (await db.$count(v, ofField)) === 0;
  await db
    .insert(v)
    .values([
      ...(isFirst ? [{ applicationId, field, text: present, authorId: null, savedAt: updatedAt }] : []),
      { applicationId, field, text, authorId, savedAt },
    ]);
  const kept = db.select({ id: v.id }).from(v).where(ofField).orderBy(desc(v.id)).limit(VERSIONS_PER_TEXT);
  await db.delete(v).where(and(ofField, notInArray(v.id, kept)));
}
