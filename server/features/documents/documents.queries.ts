import { type AnyColumn, and, count, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import {
  DOCUMENT_PAGE,
  DOCUMENT_SOURCE_TEXT,
  DOCUMENT_SOURCES_MAX,
  DOCUMENT_USES_MAX,
  FORMER_VERSIONS_MAX,
} from "@shared/constants/documents";
import {
  applications as a,
  documents as d,
  documentVersions as v,
  entities as e,
  type LibraryDocument,
  users,
} from "@shared/schema/index";
import type { DocumentsQuery } from "@shared/validators/documents";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** All columns but what was read from the file. */
const { text: _text, tables: _tables, search: _search, ...listed } = getTableColumns(d);
const nameOfUser = sql<string | null>`case when ${users.id} is not null
  then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`;

/** The address of a document's present file. Applications name a document by it. */
export const documentAddress = (id: string) => `/api/documents/${id}/file`;

const selectListed = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...listed, entityName: e.name })
    .from(d)
    .innerJoin(e, eq(e.id, d.entityId))
    .where(where)
    .$dynamic();
export type ListedDocument = Awaited<ReturnType<typeof selectListed>>[number];

/** Every word must begin a word of the name or of the text. */
function matchesSearch(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(" & ");
  return sql`${d.search} @@ to_tsquery('english', immutable_unaccent(${query}))`;
}

/** A page of the documents that the user may read, newest first, and the number of all. */
export async function selectDocuments(
  db: Db,
  userId: string,
  { entityId, kind, search, page }: DocumentsQuery,
): Promise<{ rows: ListedDocument[]; total: number }> {
  const where = and(
    can(userId, "read", d.entityId),
    entityId === undefined ? undefined : eq(d.entityId, entityId),
    kind === undefined ? undefined : eq(d.kind, kind),
    search?.trim() ? matchesSearch(search) : undefined,
  );
  const rows = await selectListed(db, where)
    .orderBy(desc(d.createdAt), desc(d.id))
    .limit(DOCUMENT_PAGE)
    .offset((page - 1) * DOCUMENT_PAGE);
  const [all] = await db.select({ n: count() }).from(d).where(where);
  return { rows, total: all?.n ?? 0 };
}

export async function selectDocument(
  db: Db,
  userId: string,
  id: string,
): Promise<ListedDocument | undefined> {
  const [row] = await selectListed(db, and(eq(d.id, id), can(userId, "read", d.entityId)));
  return row;
}

export async function selectDocumentOfObject(
  db: Db,
  userId: string,
  objectId: string,
): Promise<ListedDocument | undefined> {
  const [row] = await selectListed(db, and(eq(d.objectId, objectId), can(userId, "read", d.entityId)));
  return row;
}

/** What was read from the present file. */
export async function selectContent(db: Db, id: string) {
  const [row] = await db.select({ text: d.text, tables: d.tables }).from(d).where(eq(d.id, id));
  return row;
}

/**
 * The texts of an entity's documents that are not out of date, those with the words first, then the newest. Of a long
 * text only the beginning.
 */
export function selectTexts(
  db: Db,
  {
    userId,
    entityId,
    words,
    today,
    onlyForAi,
  }: { userId: string; entityId: string; words: readonly string[]; today: string; onlyForAi: boolean },
) {
  const query = words.map((word) => `'${word}':*`).join(" | ");
  const byRank =
    words.length === 0
      ? []
      : [sql`ts_rank(${d.search}, to_tsquery('english', immutable_unaccent(${query}))) desc`];
  return db
    .select({
      ...{ id: d.id, name: d.name, year: d.year, uploadedAt: d.uploadedAt, pageEnds: d.pageEnds },
      text: sql<string>`left(${d.text}, ${DOCUMENT_SOURCE_TEXT}::integer)`,
    })
    .from(d)
    .where(
      and(
        eq(d.entityId, entityId),
        can(userId, "read", d.entityId),
        sql`${d.text} <> ''`,
        sql`(${d.expiresOn} is null or ${d.expiresOn} >= ${today})`,
        onlyForAi ? eq(d.mayBeSentToAi, true) : undefined,
      ),
    )
    .orderBy(...byRank, desc(d.uploadedAt), desc(d.id))
    .limit(DOCUMENT_SOURCES_MAX);
}

/** Locks a document until the transaction ends. */
export async function lockDocument(db: Db, userId: string, id: string): Promise<LibraryDocument | undefined> {
  const [row] = await db
    .select()
    .from(d)
    .where(and(eq(d.id, id), can(userId, "read", d.entityId)))
    .for("no key update");
  return row;
}

export async function countDocuments(db: Db, entityId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(d).where(eq(d.entityId, entityId));
  return row?.n ?? 0;
}

/** Returns undefined if another document has claimed the file already. */
export async function insertDocument(db: Db, values: typeof d.$inferInsert): Promise<string | undefined> {
  const [row] = await db
    .insert(d)
    .values(values)
    .onConflictDoNothing({ target: d.objectId })
    .returning({ id: d.id });
  return row?.id;
}

export async function updateDocument(
  db: Db,
  id: string,
  columns: Partial<typeof d.$inferInsert>,
): Promise<void> {
  await db
    .update(d)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(d.id, id));
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.delete(d).where(eq(d.id, id));
}

/** The present file of a document, with who uploaded it. */
export async function selectUploader(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ uploadedBy: nameOfUser })
    .from(d)
    .leftJoin(users, eq(users.id, d.uploadedBy))
    .where(eq(d.id, id));
  return row?.uploadedBy ?? null;
}

/** The former files of a document, newest first. */
export function selectFormerVersions(db: Db, documentId: string) {
  return db
    .select({
      id: v.id,
      objectId: v.objectId,
      version: v.version,
      fileName: v.fileName,
      format: v.format,
      size: v.size,
      uploadedAt: v.uploadedAt,
      uploadedBy: nameOfUser,
    })
    .from(v)
    .leftJoin(users, eq(users.id, v.uploadedBy))
    .where(eq(v.documentId, documentId))
    .orderBy(desc(v.version))
    .limit(FORMER_VERSIONS_MAX + 1);
}

export async function insertFormerVersion(db: Db, values: typeof v.$inferInsert): Promise<void> {
  await db.insert(v).values(values);
}

export async function deleteFormerVersion(db: Db, id: string): Promise<void> {
  await db.delete(v).where(eq(v.id, id));
}

const namesDocument = ({ id, entityId }: { id: string; entityId: string }) => {
  const url = documentAddress(id);
  return and(
    eq(a.entityId, entityId),
    or(
      eq(a.businessPlanUrl, url),
      eq(a.pitchDeckUrl, url),
      eq(a.financialsUrl, url),
      sql`${a.supportingDocs} @> ${JSON.stringify([{ url }])}::jsonb`,
    ),
  );
};

/** The applications of the entity that name a document, newest first. */
export function selectUses(db: Db, which: { id: string; entityId: string }) {
  return db
    .select({ id: a.id, title: a.title, status: a.status })
    .from(a)
    .where(namesDocument(which))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(DOCUMENT_USES_MAX);
}

/** Takes a document out of the applications that name it, or out of one. */
export async function clearUses(
  db: Db,
  which: { id: string; entityId: string },
  applicationId?: string,
): Promise<void> {
  const url = documentAddress(which.id);
  const cleared = (column: AnyColumn) => sql`nullif(${column}, ${url})`;
  await db
    .update(a)
    .set({
      businessPlanUrl: cleared(a.businessPlanUrl),
      pitchDeckUrl: cleared(a.pitchDeckUrl),
      financialsUrl: cleared(a.financialsUrl),
      supportingDocs: sql`(select jsonb_agg(doc) from jsonb_array_elements(${a.supportingDocs}) doc where doc ->> 'url' <> ${url})`,
      updatedAt: sql`now()`,
    })
    .where(and(namesDocument(which), applicationId === undefined ? undefined : eq(a.id, applicationId)));
}
