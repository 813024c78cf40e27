import { and, asc, count, eq, inArray, ne, sql } from "drizzle-orm";
import { type MemberRole, MEMBERS_PER_ENTITY } from "@shared/constants/members";
import { entities, memberships as m, users } from "@shared/schema/index";
import { isReached } from "../../context/reach";
import type { Db } from "../../platform/db/database";

/** The user's role in an entity; undefined for who is no member, and where this request does not reach. */
export async function selectRole(db: Db, userId: string, entityId: string): Promise<MemberRole | undefined> {
  if (!isReached(entityId)) return undefined;
  const [row] = await db
    .select({ role: m.role })
    .from(m)
    .where(and(eq(m.entityId, entityId), eq(m.userId, userId)));
  return row?.role;
}

export async function selectMemberIds(db: Db, entityId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: m.userId })
    .from(m)
    .where(eq(m.entityId, entityId))
    .limit(MEMBERS_PER_ENTITY);
  return rows.map(({ userId }) => userId);
}

/** The members of an entity with their names, the longest ones first. */
export function selectMembers(db: Db, entityId: string) {
  return db
    .select({
      userId: m.userId,
      role: m.role,
      joinedAt: m.createdAt,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(m)
    .innerJoin(users, eq(users.id, m.userId))
    .where(eq(m.entityId, entityId))
    .orderBy(asc(m.createdAt), asc(m.userId))
    .limit(MEMBERS_PER_ENTITY);
}

export async function countMembers(db: Db, entityId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(m).where(eq(m.entityId, entityId));
  return row?.n ?? 0;
}

/** Whether anybody else owns the entity. The caller must have locked it, so that two owners cannot both leave. */
export async function hasOtherOwner(db: Db, entityId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: m.userId })
    .from(m)
    .where(and(eq(m.entityId, entityId), eq(m.role, "owner"), ne(m.userId, userId)))
    .limit(1);
  return row !== undefined;
}

/** Adds a member. Who is one already keeps their role. */
export async function insertMember(db: Db, values: typeof m.$inferInsert): Promise<void> {
  await db.insert(m).values(values).onConflictDoNothing();
}

export async function updateRole(
  db: Db,
  { entityId, userId }: { entityId: string; userId: string },
  role: MemberRole,
): Promise<void> {
  await db
    .update(m)
    .set({ role, updatedAt: sql`now()` })
    .where(and(eq(m.entityId, entityId), eq(m.userId, userId)));
}

export async function deleteMember(
  db: Db,
  { entityId, userId }: { entityId: string; userId: string },
): Promise<void> {
  await db.delete(m).where(and(eq(m.entityId, entityId), eq(m.userId, userId)));
}

/**
 * Has the longest other owner answer for those of these entities that the user answered for, so that limits count for
 * an account that owns them.
 */
export async function passAccount(db: Db, entityIds: readonly string[], userId: string): Promise<void> {
  if (entityIds.length === 0) return;
  const nextOwner = sql`(select ${m.userId} from ${m} where ${m.entityId} = ${entities.id} and ${m.role} = 'owner'
    and ${m.userId} <> ${userId} order by ${m.createdAt}, ${m.userId} limit 1)`;
  await db
    .update(entities)
    .set({ userId: nextOwner })
    .where(
      and(inArray(entities.id, [...entityIds]), eq(entities.userId, userId), sql`${nextOwner} is not null`),
    );
}

/** The entities that a user owns, locked until the transaction ends, with what other members there are. */
export async function lockOwnedEntities(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; hasOtherOwner: boolean; hasOtherMember: boolean }[]> {
  const others = (more: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select from memberships other where other.entity_id = ${entities.id}
      and other.user_id <> ${userId}${more})`;
  const owned = await db
    .select({ id: entities.id })
    .from(m)
    .innerJoin(entities, eq(entities.id, m.entityId))
    .where(and(eq(m.userId, userId), eq(m.role, "owner")))
    .orderBy(entities.id)
    .for("no key update", { of: entities });
  if (owned.length === 0) return [];
  // Read after the lock, which a change of the members may have held.
  return db
    .select({
      id: entities.id,
      name: entities.name,
      hasOtherOwner: others(sql` and other.role = 'owner'`),
      hasOtherMember: others(sql``),
    })
    .from(entities)
    .where(
      inArray(
        entities.id,
        owned.map(({ id }) => id),
      ),
    )
    .orderBy(entities.name, entities.id);
}
