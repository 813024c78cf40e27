import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import { ENTITIES_PER_USER } from "@shared/constants/limits";
import type { MemberRole } from "@shared/constants/members";
import { type Entity, entities, memberships as m, users } from "@shared/schema/index";
import { isInReach } from "../../context/reach";
import type { Db } from "../../platform/db/database";

export type EntityColumns = Partial<Omit<typeof entities.$inferInsert, "id" | "userId">>;

/** An entity with what the user may do there, and whether it has other members. */
export type MemberEntity = Entity & { role: MemberRole; isShared: boolean };

const hasOthers = sql<boolean>`exists (
  select 1 from memberships other where other.entity_id = ${m.entityId} and other.user_id <> ${m.userId})`;

const selectOfMember = (db: Db, userId: string, id?: string) =>
  db
    .select({ ...getTableColumns(entities), role: m.role, isShared: hasOthers })
    .from(m)
    .innerJoin(entities, eq(entities.id, m.entityId))
    .where(
      sql`${and(eq(m.userId, userId), id === undefined ? undefined : eq(m.entityId, id))}${isInReach(m.entityId)}`,
    )
    .$dynamic();

/** The entities that the user is a member of. */
export function selectEntities(db: Db, userId: string): Promise<MemberEntity[]> {
  return selectOfMember(db, userId)
    .orderBy(asc(entities.createdAt), asc(entities.id))
    .limit(ENTITIES_PER_USER);
}

export async function selectEntity(db: Db, userId: string, id: string): Promise<MemberEntity | undefined> {
  const [entity] = await selectOfMember(db, userId, id);
  return entity;
}

/** Locks the entity until the transaction ends. */
export async function selectEntityForUpdate(
  db: Db,
  userId: string,
  id: string,
): Promise<MemberEntity | undefined> {
  const [entity] = await selectOfMember(db, userId, id).for("no key update", { of: entities });
  return entity;
}

/** Counts the entities that the user is a member of. Locks the user's row, so that two requests cannot both take the last place. */
export async function countEntitiesLocked(db: Db, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await db.select({ n: count() }).from(m).where(eq(m.userId, userId));
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

/** Deletes an entity. Everything that belongs to it is deleted by cascade. The caller must have locked the row. */
export async function removeEntity(db: Db, id: string): Promise<void> {
  await db.delete(entities).where(eq(entities.id, id));
}
