import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import {
  AWARDED_STATUSES,
  NEXT_OBLIGATIONS_MAX,
  OBLIGATIONS_PER_APPLICATION,
  OFFERED_OUTCOMES_MAX,
  OUTCOMES_PER_APPLICATION,
  SPENDINGS_PER_APPLICATION,
} from "@shared/constants/obligations";
import {
  applications as a,
  awardObligations as b,
  awardOutcomes as r,
  awardSpendings as p,
  entities as e,
  fundingOpportunities as o,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

type Which = { applicationId: string; id: string };

const selectObligationViews = (db: Db) =>
  db
    .select({
      ...{ id: b.id, kind: b.kind, title: b.title, dueDate: b.dueDate, doneAt: b.doneAt },
      doneBy: sql<string | null>`case when ${users.id} is not null
        then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`,
    })
    .from(b)
    .leftJoin(users, eq(users.id, b.doneBy));

/** The obligations of an application: open ones first, by their dates, then the done ones, the newest first. */
export function selectObligations(db: Db, applicationId: string) {
  return selectObligationViews(db)
    .where(eq(b.applicationId, applicationId))
    .orderBy(isNotNull(b.doneAt), desc(b.doneAt), asc(b.dueDate), asc(b.createdAt), asc(b.id))
    .limit(OBLIGATIONS_PER_APPLICATION);
}
export type ObligationRow = Awaited<ReturnType<typeof selectObligations>>[number];

export async function selectObligationView(db: Db, id: string): Promise<ObligationRow | undefined> {
  const [row] = await selectObligationViews(db).where(eq(b.id, id));
  return row;
}

export async function selectObligation(db: Db, which: Which) {
  const [row] = await db
    .select()
    .from(b)
    .where(and(eq(b.id, which.id), eq(b.applicationId, which.applicationId)));
  return row;
}

export const countObligations = (db: Db, applicationId: string): Promise<number> =>
  db.$count(b, eq(b.applicationId, applicationId));

export async function insertObligation(db: Db, values: typeof b.$inferInsert): Promise<string> {
  const [row] = await db.insert(b).values(values).returning({ id: b.id });
  return row!.id;
}

export async function updateObligation(
  db: Db,
  id: string,
  columns: Partial<typeof b.$inferInsert>,
): Promise<void> {
  await db
    .update(b)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(b.id, id));
}

export async function deleteObligation(db: Db, id: string): Promise<void> {
  await db.delete(b).where(eq(b.id, id));
}

/** Open obligations with a date in the entities that the user may read, the soonest first. */
export function selectNextObligations(db: Db, userId: string) {
  return db
    .select({
      ...{ id: b.id, kind: b.kind, title: b.title, dueDate: sql<string>`${b.dueDate}` },
      ...{ entityId: e.id, applicationId: a.id, applicationTitle: a.title, entityName: e.name },
    })
    .from(b)
    .innerJoin(a, eq(a.id, b.applicationId))
    .innerJoin(e, eq(e.id, b.entityId))
    .where(
      and(
        can(userId, "read", b.entityId),
        isNull(b.doneAt),
        isNotNull(b.dueDate),
        inArray(a.status, [...AWARDED_STATUSES]),
      ),
    )
    .orderBy(asc(b.dueDate), asc(b.createdAt), asc(b.id))
    .limit(NEXT_OBLIGATIONS_MAX);
}

const spendingColumns = { id: p.id, spentOn: p.spentOn, kind: p.kind, amount: p.amount, note: p.note };

/** What was spent of an award, newest first. */
export function selectSpendings(db: Db, applicationId: string) {
  return db
    .select(spendingColumns)
    .from(p)
    .where(eq(p.applicationId, applicationId))
    .orderBy(desc(p.spentOn), desc(p.createdAt), desc(p.id))
    .limit(SPENDINGS_PER_APPLICATION);
}
export type SpendingRow = Awaited<ReturnType<typeof selectSpendings>>[number];

export const countSpendings = (db: Db, applicationId: string): Promise<number> =>
  db.$count(p, eq(p.applicationId, applicationId));

export async function insertSpending(db: Db, values: typeof p.$inferInsert): Promise<SpendingRow> {
  const [row] = await db.insert(p).values(values).returning(spendingColumns);
  return row!;
}

/** Returns whether there was one. */
export async function deleteSpending(db: Db, which: Which): Promise<boolean> {
  const { rowCount } = await db
    .delete(p)
    .where(and(eq(p.id, which.id), eq(p.applicationId, which.applicationId)));
  return (rowCount ?? 0) > 0;
}

const outcomeColumns = { id: r.id, text: r.text, figure: r.figure, reachedOn: r.reachedOn };

/** What came of an award, newest first. */
export function selectOutcomes(db: Db, applicationId: string) {
  return db
    .select(outcomeColumns)
    .from(r)
    .where(eq(r.applicationId, applicationId))
    .orderBy(desc(r.reachedOn), desc(r.createdAt), desc(r.id))
    .limit(OUTCOMES_PER_APPLICATION);
}
export type OutcomeRow = Awaited<ReturnType<typeof selectOutcomes>>[number];

export const countOutcomes = (db: Db, applicationId: string): Promise<number> =>
  db.$count(r, eq(r.applicationId, applicationId));

export async function insertOutcome(db: Db, values: typeof r.$inferInsert): Promise<OutcomeRow> {
  const [row] = await db.insert(r).values(values).returning(outcomeColumns);
  return row!;
}

/** Returns whether there was one. */
export async function deleteOutcome(db: Db, which: Which): Promise<boolean> {
  const { rowCount } = await db
    .delete(r)
    .where(and(eq(r.id, which.id), eq(r.applicationId, which.applicationId)));
  return (rowCount ?? 0) > 0;
}

/** The newest outcomes of an entity that the user may read, but for those of one application. */
export function selectOfferedOutcomes(
  db: Db,
  { userId, entityId, exceptId }: { userId: string; entityId: string; exceptId?: string },
) {
  return db
    .select({
      ...outcomeColumns,
      ...{ applicationId: a.id, applicationTitle: a.title },
      funderName: sql<string | null>`coalesce(${o.funderName}, ${a.funderName})`,
    })
    .from(r)
    .innerJoin(a, eq(a.id, r.applicationId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(
      and(
        eq(r.entityId, entityId),
        can(userId, "read", r.entityId),
        exceptId === undefined ? undefined : sql`${r.applicationId} <> ${exceptId}`,
      ),
    )
    .orderBy(desc(r.reachedOn), desc(r.createdAt), desc(r.id))
    .limit(OFFERED_OUTCOMES_MAX);
}
