import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { SHORTLISTS_SHOWN } from "@shared/constants/shortlists";
import { entities, type Shortlist, type ShortlistItem, shortlists } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

export type NamedShortlist = Shortlist & { entityName: string };

const selectNamed = (db: Db) =>
  db
    .select({ ...getTableColumns(shortlists), entityName: entities.name })
    .from(shortlists)
    .innerJoin(entities, eq(entities.id, shortlists.entityId));

/** Selects the shortlists of the entities that a user may read, the last changed first. */
export function selectShortlists(db: Db, userId: string) {
  return db
    .select({
      id: shortlists.id,
      name: shortlists.name,
      entityId: shortlists.entityId,
      entityName: entities.name,
      count: sql<number>`jsonb_array_length(${shortlists.items})`,
      isOpen: sql<boolean>`${shortlists.linkNonce} is not null`,
      updatedAt: shortlists.updatedAt,
    })
    .from(shortlists)
    .innerJoin(entities, eq(entities.id, shortlists.entityId))
    .where(can(userId, "read", shortlists.entityId))
    .orderBy(desc(shortlists.updatedAt), shortlists.id)
    .limit(SHORTLISTS_SHOWN);
}

/** Selects a shortlist that a user may read. */
export async function selectShortlist(
  db: Db,
  userId: string,
  id: string,
): Promise<NamedShortlist | undefined> {
  const [row] = await selectNamed(db).where(
    and(eq(shortlists.id, id), can(userId, "read", shortlists.entityId)),
  );
  return row;
}

/** Selects the shortlist that anybody with an address may read. */
export async function selectByLink(db: Db, linkNonce: string): Promise<NamedShortlist | undefined> {
  const [row] = await selectNamed(db).where(eq(shortlists.linkNonce, linkNonce));
  return row;
}

export async function countShortlists(db: Db, entityId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(shortlists).where(eq(shortlists.entityId, entityId));
  return row?.n ?? 0;
}

export async function insertShortlist(
  db: Db,
  values: { entityId: string; name: string; items: ShortlistItem[]; createdBy: string },
): Promise<string> {
  const [row] = await db.insert(shortlists).values(values).returning({ id: shortlists.id });
  return row!.id;
}

/** Writes a shortlist if it still has the version; false if somebody has saved it meanwhile. */
export async function updateShortlist(
  db: Db,
  id: string,
  { version, ...values }: { name: string; items: ShortlistItem[]; version: number },
): Promise<boolean> {
  const saved = await db
    .update(shortlists)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(shortlists.id, id), eq(shortlists.version, version)))
    .returning({ id: shortlists.id });
  return saved.length > 0;
}

export async function setLink(db: Db, id: string, linkNonce: string | null): Promise<void> {
  await db.update(shortlists).set({ linkNonce }).where(eq(shortlists.id, id));
}

export async function deleteShortlist(db: Db, id: string): Promise<void> {
  await db.delete(shortlists).where(eq(shortlists.id, id));
}
