import { BUDGET_LINES_MAX } from "@shared/constants/budget";
import type { AddBudgetLineInput, BudgetLineView, UpdateBudgetLineInput } from "@shared/validators/budgets";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { lockApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import * as queries from "./budgets.queries";
import { checkAmounts, createStaleError, keysOf, tooManyLines, wrongField } from "./budgets.service";

type Which = { applicationId: string; id: string };

/**
 * Adds a line at its place, or behind those there are.
 * @throws AppError not_found; forbidden unless the caller may edit; validation_failed; conflict for too many, and before the budget is begun
 */
export function addLine(
  ctx: ServiceContext<"push">,
  applicationId: string,
  { position, ...fields }: AddBudgetLineInput,
): Promise<BudgetLineView> {
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const { entityId } = await lockApplication(tx, applicationId, "edit");
    const { years } = await findBudget(db, applicationId);
    const count = await queries.countLines(db, applicationId);
    if (count >= BUDGET_LINES_MAX) throw tooManyLines(BUDGET_LINES_MAX);
    checkYear(fields.year, years);
    checkAmounts(fields);
    const place = Math.min(position ?? count, count);
    if (place < count)
      await queries.shiftLines(db, applicationId, { from: place, to: BUDGET_LINES_MAX, by: 1 });
    const id = await queries.insertLine(db, { ...fields, applicationId, entityId, position: place });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return readView(db, { applicationId, id });
  });
}

/**
 * Changes a line or its place.
 * @throws AppError not_found; forbidden; validation_failed; conflict for a stale save, naming the fields that differ
 */
export function updateLine(
  ctx: ServiceContext<"push">,
  which: Which,
  { version, position, ...sent }: UpdateBudgetLineInput,
): Promise<BudgetLineView> {
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const { entityId } = await lockApplication(tx, which.applicationId, "edit");
    const before = await findLine(db, which);
    const fields = Object.keys(sent) as (keyof typeof sent)[];
    const differing = fields.filter((field) => sent[field] !== before[field]);
    if (version !== undefined && version !== before.version && differing.length > 0)
      throw createStaleError(differing);
    const after = { ...before, ...sent };
    checkYear(after.year, (await findBudget(db, which.applicationId)).years);
    checkAmounts(after);
    if (differing.length > 0) await queries.updateLine(db, which.id, sent);
    if (position !== undefined) await moveLine(db, which, before.position, position);
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
    return readView(db, which);
  });
}

async function moveLine(db: Db, { id, applicationId }: Which, position: number, wanted: number) {
  const to = Math.min(wanted, (await queries.countLines(db, applicationId)) - 1);
  if (to === position) return;
  await queries.shiftLines(
    db,
    applicationId,
    to < position ? { from: to, to: position - 1, by: 1 } : { from: position + 1, to, by: -1 },
  );
  await queries.placeLine(db, id, to);
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteLine(ctx: ServiceContext<"push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { applicationId, id } = which;
    const { entityId } = await lockApplication(tx, applicationId, "edit");
    const { position } = await findLine(tx.db, which);
    await queries.deleteLine(tx.db, id);
    await queries.shiftLines(tx.db, applicationId, { from: position + 1, to: BUDGET_LINES_MAX, by: -1 });
    await refreshOthers(tx, entityId, keysOf(applicationId));
  });
}

async function findBudget(db: Db, applicationId: string): Promise<queries.BudgetRow> {
  const budget = await queries.selectBudget(db, applicationId);
  if (!budget) throw new AppError("conflict", "Begin the budget first");
  return budget;
}

async function findLine(db: Db, which: Which) {
  const line = await queries.selectLine(db, which);
  if (!line) throw notFound("Budget line");
  return line;
}

async function readView(db: Db, which: Which): Promise<BudgetLineView> {
  const { position: _position, ...view } = await findLine(db, which);
  return view;
}

function checkYear(year: number, years: number): void {
  if (year > years) throw wrongField("year", "The budget does not have this year");
}
