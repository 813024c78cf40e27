import { and, count, desc, eq, sql } from "drizzle-orm";
import { entities, interactions as i } from "@shared/schema/index";
import type { NextStepView } from "@shared/validators/interactions";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

export type InteractionColumns = Partial<
  Omit<typeof i.$inferInsert, "id" | "funderId" | "createdAt" | "updatedAt">
>;

const columns = {
  id: i.id,
  funderId: i.funderId,
  entityId: i.entityId,
  entityName: entities.name,
  interactionType: i.interactionType,
  dateOfInteraction: i.dateOfInteraction,
  contactPerson: i.contactPerson,
  outcome: i.outcome,
  notes: i.notes,
  nextAction: i.nextAction,
  nextActionDate: i.nextActionDate,
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
};

/** Selects the contacts with a funder that the user may read, newest first. */
export function selectInteractions(
  db: Db,
  userId: string,
  funderId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .select(columns)
    .from(i)
    .innerJoin(entities, eq(entities.id, i.entityId))
    .where(and(can(userId, "read", i.entityId), eq(i.funderId, funderId)))
    .orderBy(sql`${i.dateOfInteraction} desc nulls last`, desc(i.createdAt), desc(i.id))
    .limit(limit)
    .offset(offset);
}
export type InteractionRow = Awaited<ReturnType<typeof selectInteractions>>[number];

const selectOwn = (db: Db, userId: string, id: string) =>
  db
    .select(columns)
    .from(i)
    .innerJoin(entities, eq(entities.id, i.entityId))
    .where(and(can(userId, "read", i.entityId), eq(i.id, id)));

export async function selectInteraction(
  db: Db,
  userId: string,
  id: string,
): Promise<InteractionRow | undefined> {
  const [row] = await selectOwn(db, userId, id);
  return row;
}

/** Locks a contact until the transaction ends. */
export async function selectInteractionForUpdate(
  db: Db,
  userId: string,
  id: string,
): Promise<InteractionRow | undefined> {
  const [row] = await selectOwn(db, userId, id).for("no key update", { of: i });
  return row;
}

export async function countInteractions(db: Db, entityId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(i).where(eq(i.entityId, entityId));
  return row?.n ?? 0;
}

export async function insertInteraction(db: Db, values: typeof i.$inferInsert): Promise<string> {
  const [row] = await db.insert(i).values(values).returning({ id: i.id });
  return row!.id;
}

/** Writes only the given columns. The caller must have locked the row. */
export async function updateInteractionColumns(
  db: Db,
  id: string,
  changes: InteractionColumns & { updatedAt: Date },
): Promise<void> {
  await db.update(i).set(changes).where(eq(i.id, id));
}

/** The caller must have locked the row. */
export async function removeInteraction(db: Db, id: string): Promise<void> {
  await db.delete(i).where(eq(i.id, id));
}

/** Selects the planned steps of the user's entities that have a day, the earliest first. */
export async function selectNextSteps(db: Db, userId: string, limit: number): Promise<NextStepView[]> {
  // The user's own rows are selected first. Otherwise the database would walk through the rows of all users in the
  // order of their days.
  const { rows } = await db.execute<{
    id: string;
    funder_id: string;
    funder_name: string;
    entity_name: string;
    next_action: string;
    next_action_date: string;
  }>(sql`
    with own as materialized (
      select i.id, i.funder_id, i.next_action, i.next_action_date, e.name as entity_name
      from entities e
      join interactions i on i.entity_id = e.id
      where ${can(userId, "read", sql`e.id`)} and i.next_action is not null and i.next_action_date is not null
    )
    select own.id, own.funder_id, f.name as funder_name, own.entity_name, own.next_action,
      to_char(own.next_action_date, 'YYYY-MM-DD') as next_action_date
    from own join funder_profiles f on f.id = own.funder_id
    order by own.next_action_date, own.id
    limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    funderId: row.funder_id,
    funderName: row.funder_name,
    entityName: row.entity_name,
    nextAction: row.next_action,
    nextActionDate: row.next_action_date,
  }));
}
