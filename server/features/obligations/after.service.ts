import { AWARDED_STATUSES } from "@shared/constants/obligations";
import type { Application } from "@shared/schema/index";
import { fromSmallestUnit } from "@shared/money-units";
import type {
  AfterView,
  NextObligationsView,
  ObligationView,
  SpendingView,
} from "@shared/validators/obligations";
import type { ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { lockApplication } from "../applications/applications.service";
import { readBudget } from "../budgets/budgets.service";
import { getResult } from "../submissions/result.service";
import { listSubmissions } from "../submissions/submissions.service";
import * as queries from "./obligations.queries";
import { summarise } from "./summarise";

/** What the pages of other members read anew. */
export const keysOf = (applicationId: string): QueryKey[] => [
  ["/api/applications", applicationId, "after"],
  ["/api/obligations"],
];

export const toObligationView = ({ doneAt, ...row }: queries.ObligationRow): ObligationView => ({
  ...row,
  doneAt: doneAt?.toISOString() ?? null,
});
export const toSpendingView = (row: queries.SpendingRow, currency: string): SpendingView => ({
  ...row,
  amount: fromSmallestUnit(row.amount, currency),
});

/**
 * What became of an application: how it was sent, what the funder decided, and what followed from an award.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getAfter(ctx: ServiceContext, applicationId: string): Promise<AfterView> {
  const result = await getResult(ctx, applicationId);
  const { db } = ctx;
  const spendings = await queries.selectSpendings(db, applicationId);
  return {
    result,
    submissions: await listSubmissions(ctx, applicationId),
    obligations: (await queries.selectObligations(db, applicationId)).map(toObligationView),
    spendings: spendings.map((row) => toSpendingView(row, result.currency)),
    summary: summarise(result, spendings, await readBudget(db, applicationId)),
    outcomes: await queries.selectOutcomes(db, applicationId),
  };
}

/** The open obligations with a date of the entities that the caller may read, the soonest first. */
export async function listNextObligations({ db, actor }: ServiceContext): Promise<NextObligationsView> {
  return { obligations: await queries.selectNextObligations(db, actor.id) };
}

/**
 * Locks an application that the caller may edit and that was awarded.
 * @throws AppError not_found; forbidden; conflict while it is not awarded
 */
export async function lockAwarded(tx: ServiceContext, applicationId: string): Promise<Application> {
  const application = await lockApplication(tx, applicationId, "edit");
  if (!(AWARDED_STATUSES as readonly string[]).includes(application.status))
    throw new AppError("conflict", "Record the award first: it is what this belongs to.");
  return application;
}
