import { LINE_TOTAL_MAX, UNIT_PRICE_MAX } from "@shared/constants/budget";
import { multiplyPrice } from "@shared/budget/arithmetic";
import { changeDecimals, countDecimals } from "@shared/budget/currency";
import type {
  BudgetLineView,
  BudgetView,
  FigureMismatchesView,
  SaveBudgetInput,
} from "@shared/validators/budgets";
import { message, type PlainKey } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { logActivity } from "../activity/log-activity";
import { getApplication, lockApplication } from "../applications/applications.service";
import { refreshOthers } from "../members/refresh-members";
import { listQuestions } from "../questions/questions.service";
import { compareFigures, type ComparedText } from "./compare-figures";
import * as queries from "./budgets.queries";

export const keysOf = (applicationId: string): QueryKey[] => [["/api/applications", applicationId, "budget"]];

/**
 * The budget of an application with its lines in their order.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getBudget(ctx: ServiceContext, applicationId: string): Promise<BudgetView> {
  await getApplication(ctx, applicationId);
  return readBudget(ctx.db, applicationId);
}

export async function readBudget(db: Db, applicationId: string): Promise<BudgetView> {
  const budget = await queries.selectBudget(db, applicationId);
  return { budget: budget ?? null, lines: budget ? await queries.selectLines(db, applicationId) : [] };
}

/**
 * Begins the budget, or changes what holds for all its lines.
 * @throws AppError not_found; forbidden unless the caller may edit; validation_failed for fewer years than the lines have and for a currency
 * that cannot hold the prices; conflict for a stale save, naming the fields that differ
 */
export function saveBudget(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { version, ...sent }: SaveBudgetInput,
): Promise<BudgetView> {
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const before = await queries.selectBudget(db, applicationId);
    const fields = Object.keys(sent) as (keyof typeof sent)[];
    const differing = fields.filter((field) => before && sent[field] !== before[field]);
    if (before && version !== before.version && differing.length > 0) throw createStaleError(differing);
    if (!before) {
      await queries.insertBudget(db, { applicationId, entityId, ...sent });
    } else if (differing.length > 0) {
      if ((await queries.selectLastYear(db, applicationId)) > sent.years)
        throw wrongField("years", "Some lines are in later years");
      if (sent.currency !== before.currency)
        await changeCurrency(db, applicationId, before.currency, sent.currency);
      await queries.updateBudget(db, applicationId, sent);
    }
    if (!before || differing.length > 0)
      await logActivity(tx, entityId, "application_changed", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return readBudget(db, applicationId);
  });
}

/** Amounts keep their figures: 12.50 EUR become 12.50 USD. */
async function changeCurrency(db: Db, applicationId: string, from: string, to: string): Promise<void> {
  const [before, after] = [countDecimals(from), countDecimals(to)];
  if (before === after) return;
  const lines = await queries.selectLines(db, applicationId);
  for (const { unitPrice, ownShare, quantity } of lines) {
    const [price, own] = [unitPrice, ownShare].map((value) => changeDecimals(value, before, after));
    if (price === undefined || own === undefined)
      throw wrongField("currency", "Some amounts have decimals that this currency does not have");
    if (price > UNIT_PRICE_MAX || multiplyPrice(quantity, price) > LINE_TOTAL_MAX)
      throw wrongField("currency", "This figure is too large");
    if (own > multiplyPrice(quantity, price))
      throw wrongField("currency", "Some amounts have decimals that this currency does not have");
  }
  const step = 10 ** Math.abs(after - before);
  await queries.scaleAmounts(
    db,
    applicationId,
    after > before ? { times: step, by: 1 } : { times: 1, by: step },
  );
}

/**
 * Compares every amount of money in the texts of an application with its budget.
 * @throws AppError not_found unless the caller may read the application
 */
export async function findMismatches(
  ctx: ServiceContext,
  applicationId: string,
): Promise<FigureMismatchesView> {
  const { narrative, aiDraftNarrative } = await getApplication(ctx, applicationId);
  const { budget, lines } = await readBudget(ctx.db, applicationId);
  if (!budget || lines.length === 0) return { mismatches: [] };
  const { questions } = await listQuestions(ctx, applicationId);
  const texts: ComparedText[] = [
    { where: { field: "narrative" }, text: narrative ?? "" },
    { where: { field: "aiDraftNarrative" }, text: aiDraftNarrative ?? "" },
    ...questions.map(({ id, question, answer }) => ({
      where: { questionId: id, question },
      text: answer ?? "",
    })),
  ];
  return { mismatches: compareFigures({ ...budget, lines }, texts) };
}

/** @throws AppError validation_failed for a line that is too large or of which more is paid than it costs */
export function checkAmounts({ quantity, unitPrice, ownShare }: BudgetLineView | Amounts): void {
  const total = multiplyPrice(quantity, unitPrice);
  if (total > LINE_TOTAL_MAX) throw wrongField("unitPrice", "This figure is too large");
  if (ownShare > total) throw wrongField("ownShare", "The own share is more than the line costs");
}
type Amounts = Pick<BudgetLineView, "quantity" | "unitPrice" | "ownShare">;

export const wrongField = (field: string, text: PlainKey) =>
  new AppError("validation_failed", text, { [field]: [text] });

export const createStaleError = (fields: string[]) =>
  new AppError(
    "conflict",
    "The budget was changed meanwhile. Your changes are not saved yet: compare them and save again.",
    Object.fromEntries(fields.map((field) => [field, ["Was changed meanwhile"]])),
  );

export const tooManyLines = (n: number) =>
  new AppError("conflict", message("A budget can have at most {n} lines", { n }));
