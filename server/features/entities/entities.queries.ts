import { and, asc, count, eq, sql } from "drizzle-orm";
import { ENTITIES_PER_USER } from "@shared/constants/limits";
import { type Entity, entities, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

export type EntityColumns = Partial<Omit<typeof entities.$inferInsert, "id" | "userId">>;

const owned = (userId: string, id: string) => and(eq(entities.id, id), eq(entities.userId, userId));

export function selectEntities(db: Db, userId: string): Promise<Entity[]> {
  return db
    .select()
    .from(entities)
    .where(eq(entities.userId, userId))
    .orderBy(asc(entities.createdAt), asc(entities.id))
    .limit(ENTITIES_PER_USER);
}

export async function selectEntity(db: Db, userId: string, id: string): Promise<Entity | undefined> {
  const [entity] = await db.select().from(entities).where(owned(userId, id));
  return entity;
}

/** Locks the entity until the transaction ends. */
export async function selectEntityForUpdate(db: Db, userId: string, id: string): Promise<Entity | undefined> {
  const [entity] = await db.select().from(entities).where(owned(userId, id)).for("no key update");
  return entity;
}

/** Counts the user's entities. Locks the user's row, so that two requests cannot both take the last place. */
export async function countEntitiesLocked(db: Db, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await db.select({ n: count() }).from(entities).where(eq(entities.userId, userId));
  return row?.n ?? 0;
}

export async function insertEntity(db: Db, values: typeof entities.$inferInsert): Promise<Entity> {
  const [entity] = await db.insert(entities).values(values).returning();
  return entity!;
}

/** Writes the given columns only. The caller must have locked the row. */
export async function updateEntityColumns(db: Db, id: string, columns: EntityColumns): Promise<Entity> {
  const [entity] = await db
    .update(entities)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(entities.id, id))
    .returning();
  return entity!;
}

/** Deletes an entity. Everything that belongs to it is deleted by cascade. */
export async function removeEntity(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(entities).where(owned(userId, id));
}
