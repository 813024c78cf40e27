import { OUTCOMES_PER_APPLICATION, SPENDINGS_PER_APPLICATION } from "@shared/constants/obligations";
import { toSmallestUnit } from "@shared/money-units";
import type {
  CreateOutcomeInput,
  CreateSpendingInput,
  OutcomeView,
  SpendingView,
} from "@shared/validators/obligations";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import { keysOf, lockAwarded, toSpendingView } from "./after.service";
import * as queries from "./obligations.queries";

type Which = { applicationId: string; id: string };

/**
 * Adds what was spent of an award, in its currency.
 * @throws AppError not_found; forbidden; validation_failed for more decimals than the currency has; conflict while it
 * is not awarded, and for too many
 */
export function createSpending(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { amount, ...input }: CreateSpendingInput,
): Promise<SpendingView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title, awardedCurrency, askingCurrency } = await lockAwarded(tx, applicationId);
    const currency = awardedCurrency ?? askingCurrency;
    const smallest = toSmallestUnit(amount, currency);
    if (smallest === null) {
      const text = message("{currency} has no such small amounts", { currency });
      throw new AppError("validation_failed", text, { amount: [text] });
    }
    if ((await queries.countSpendings(tx.db, applicationId)) >= SPENDINGS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An award can have at most {n} entries of spending", { n: SPENDINGS_PER_APPLICATION }),
      );
    const row = await queries.insertSpending(tx.db, { ...input, amount: smallest, entityId, applicationId });
    await logActivity(tx, entityId, "spending_added", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return toSpendingView(row, currency);
  });
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteSpending(ctx: ServiceContext<"clock" | "push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, which.applicationId, "edit");
    if (!(await queries.deleteSpending(tx.db, which))) throw notFound("Spending");
    await logActivity(tx, entityId, "spending_deleted", { subject: title });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
  });
}

/**
 * Adds what came of an award.
 * @throws AppError not_found; forbidden; conflict while it is not awarded, and for too many
 */
export function createOutcome(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  input: CreateOutcomeInput,
): Promise<OutcomeView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockAwarded(tx, applicationId);
    if ((await queries.countOutcomes(tx.db, applicationId)) >= OUTCOMES_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An award can have at most {n} outcomes. Delete some first.", {
          n: OUTCOMES_PER_APPLICATION,
        }),
      );
    const row = await queries.insertOutcome(tx.db, { ...input, entityId, applicationId });
    await logActivity(tx, entityId, "outcome_added", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return row;
  });
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteOutcome(ctx: ServiceContext<"clock" | "push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, which.applicationId, "edit");
    if (!(await queries.deleteOutcome(tx.db, which))) throw notFound("Outcome");
    await logActivity(tx, entityId, "outcome_deleted", { subject: title });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
  });
}
