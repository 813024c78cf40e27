import { and, asc, eq, gte, lte, max, sql } from "drizzle-orm";
import { BUDGET_LINES_MAX } from "@shared/constants/budget";
import { applicationBudgets as b, budgetLines as l } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const budgetColumns = {
  currency: b.currency,
  years: b.years,
  overheadCap: b.overheadCap,
  overheadBase: b.overheadBase,
  version: b.version,
};
const lineColumns = {
  ...{ id: l.id, year: l.year, kind: l.kind, workPackage: l.workPackage, description: l.description },
  ...{ quantity: l.quantity, unit: l.unit, unitPrice: l.unitPrice, ownShare: l.ownShare },
  ...{ narrative: l.narrative, version: l.version },
};

export async function selectBudget(db: Db, applicationId: string) {
  const [row] = await db.select(budgetColumns).from(b).where(eq(b.applicationId, applicationId));
  return row;
}
export type BudgetRow = NonNullable<Awaited<ReturnType<typeof selectBudget>>>;

/** The lines of a budget in their order. */
export const selectLines = (db: Db, applicationId: string) =>
  db
    .select(lineColumns)
    .from(l)
    .where(eq(l.applicationId, applicationId))
    .orderBy(asc(l.position), asc(l.createdAt), asc(l.id))
    .limit(BUDGET_LINES_MAX);

export async function selectLine(db: Db, which: { applicationId: string; id: string }) {
  const [row] = await db
    .select({ ...lineColumns, position: l.position })
    .from(l)
    .where(and(eq(l.id, which.id), eq(l.applicationId, which.applicationId)));
  return row;
}

export const countLines = (db: Db, applicationId: string): Promise<number> =>
  db.$count(l, eq(l.applicationId, applicationId));

/** The last year that a line is in, 0 without lines. */
export async function selectLastYear(db: Db, applicationId: string): Promise<number> {
  const [row] = await db
    .select({ year: max(l.year) })
    .from(l)
    .where(eq(l.applicationId, applicationId));
  return row?.year ?? 0;
}

export async function insertBudget(db: Db, values: typeof b.$inferInsert): Promise<void> {
  await db.insert(b).values(values);
}

export async function updateBudget(
  db: Db,
  applicationId: string,
  changes: Partial<typeof b.$inferInsert>,
): Promise<void> {
  await db
    .update(b)
    .set({ ...changes, version: sql`${b.version} + 1`, updatedAt: sql`now()` })
    .where(eq(b.applicationId, applicationId));
}

/** Restates all amounts of a budget in a currency with more or fewer decimals. None may lose a part. */
export async function scaleAmounts(
  db: Db,
  applicationId: string,
  { times, by }: { times: number; by: number },
): Promise<void> {
  const scaled = (column: typeof l.unitPrice | typeof l.ownShare) =>
    sql`${column} * ${times}::bigint / ${by}::bigint`;
  await db
    .update(l)
    .set({ unitPrice: scaled(l.unitPrice), ownShare: scaled(l.ownShare), version: sql`${l.version} + 1` })
    .where(eq(l.applicationId, applicationId));
}

export async function insertLine(db: Db, values: typeof l.$inferInsert): Promise<string> {
  const [row] = await db.insert(l).values(values).returning({ id: l.id });
  return row!.id;
}

export async function updateLine(db: Db, id: string, changes: Partial<typeof l.$inferInsert>): Promise<void> {
  await db
    .update(l)
    .set({ ...changes, version: sql`${l.version} + 1`, updatedAt: sql`now()` })
    .where(eq(l.id, id));
}

/** A place is no text that somebody writes: moving a line makes no save of it stale. */
export async function placeLine(db: Db, id: string, position: number): Promise<void> {
  await db.update(l).set({ position }).where(eq(l.id, id));
}

export async function deleteLine(db: Db, id: string): Promise<void> {
  await db.delete(l).where(eq(l.id, id));
}

/** Moves the lines between two places by one, both included, to make room or to close a gap. */
export async function shiftLines(
  db: Db,
  applicationId: string,
  { from, to, by }: { from: number; to: number; by: 1 | -1 },
): Promise<void> {
  await db
    .update(l)
    .set({ position: sql`${l.position} + ${by}::integer` })
    .where(and(eq(l.applicationId, applicationId), gte(l.position, from), lte(l.position, to)));
}
