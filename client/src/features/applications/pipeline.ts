import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import type { Sum } from "@/lib/format/awards";
import { todayForInput } from "@/lib/format/dates";
import { sumAmounts } from "@/lib/format/format";

/** The fields that the pipeline is drawn from. Amounts in different currencies are never added: each sum is for one currency. */
export type PipelineItem = Pick<
  ApplicationListItem,
  | "status"
  | "askingAmount"
  | "askingCurrency"
  | "awardedAmount"
  | "awardedCurrency"
  | "submittedDate"
  | "decisionDate"
  | "createdAt"
  | "updatedAt"
>;

const MONTHS = 12;

/** The statuses in their order. A rare one, which the list cannot be filtered by, is shown only while it has applications. */
const STAGES: readonly { statuses: readonly ApplicationStatus[]; isRare?: boolean }[] = [
  { statuses: ["draft"] },
  { statuses: ["in_progress"], isRare: true },
  { statuses: ["submitted"] },
  { statuses: ["under_review"] },
  { statuses: ["accepted", "funded"] },
  { statuses: ["completed"], isRare: true },
  { statuses: ["rejected"] },
];
const UNSENT_STATUSES: readonly ApplicationStatus[] = ["draft", "in_progress"];
const WON_STATUSES: readonly ApplicationStatus[] = ["accepted", "funded", "completed"];

export type Stage = {
  statuses: readonly ApplicationStatus[];
  count: number;
  /** Decimal strings in the requested currency; "0" for none. */
  asked: string;
  awarded: string;
};
/** `month` is "2026-03". */
export type Month = { month: string; asked: string; awarded: string };

const toSum = (
  amount: string | number | null | undefined,
  currency: string | null | undefined,
): Sum | null =>
  amount === null || amount === undefined || !(Number(amount) > 0)
    ? null
    : { amount: String(amount), currency: currency || DEFAULT_CURRENCY };

const getRequest = ({ askingAmount, askingCurrency }: PipelineItem): Sum | null =>
  toSum(askingAmount, askingCurrency);

/** Returns the award of a won application: an amount beside a rejection was never paid. */
const getAward = (application: PipelineItem): Sum | null =>
  WON_STATUSES.includes(application.status)
    ? toSum(application.awardedAmount, application.awardedCurrency || application.askingCurrency)
    : null;

const sumCurrency = (currency: string, sums: readonly (Sum | null)[]) =>
  sumAmounts(sums.map((sum) => (sum?.currency === currency ? sum.amount : null)));

/** Lists the currencies of requests and awards, the one of most applications first. */
export function listCurrencies(applications: readonly PipelineItem[]): string[] {
  const uses = new Map<string, number>();
  for (const application of applications) {
    const named = new Set([getRequest(application)?.currency, getAward(application)?.currency]);
    for (const currency of named) if (currency) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  }
  return [...uses]
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || a.localeCompare(b))
    .map(([currency]) => currency);
}

/** Sums all requests and awards, one sum per currency. */
export function sumByCurrency(applications: readonly PipelineItem[]): { asked: Sum[]; awarded: Sum[] } {
  const currencies = listCurrencies(applications);
  const groupByCurrency = (sums: readonly (Sum | null)[]) =>
    currencies
      .map((currency) => ({ currency, amount: sumCurrency(currency, sums) }))
      .filter(({ amount }) => amount !== "0");
  return {
    asked: groupByCurrency(applications.map(getRequest)),
    awarded: groupByCurrency(applications.map(getAward)),
  };
}

/** Counts the applications of each stage and sums their money in one currency. */
export function groupByStage(applications: readonly PipelineItem[], currency: string): Stage[] {
  return STAGES.flatMap(({ statuses, isRare }) => {
    const inStage = applications.filter(({ status }) => statuses.includes(status));
    if (isRare && inStage.length === 0) return [];
    return {
      statuses,
      count: inStage.length,
      asked: sumCurrency(currency, inStage.map(getRequest)),
      awarded: sumCurrency(currency, inStage.map(getAward)),
    };
  });
}

/** Returns the month of a calendar date, or of a timestamp in the reader's time zone. */
const getMonth = (date: string) =>
  (/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : todayForInput(new Date(date))).slice(0, 7);

/**
 * Sums the last twelve months, the current one last. A request counts in the month of its submission, else of its creation; an award in
 * the month of the decision, else of the last change.
 */
export function sumByMonth(
  applications: readonly PipelineItem[],
  currency: string,
  now = new Date(),
): Month[] {
  const sent = applications.filter(({ status }) => !UNSENT_STATUSES.includes(status));
  const asked = sent.map(
    (each) => [getMonth(each.submittedDate ?? each.createdAt), getRequest(each)] as const,
  );
  const awarded = sent.map(
    (each) => [getMonth(each.decisionDate ?? each.updatedAt), getAward(each)] as const,
  );
  const sumOf = (month: string, all: readonly (readonly [string, Sum | null])[]) =>
    sumCurrency(
      currency,
      all.map(([of, one]) => (of === month ? one : null)),
    );
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = todayForInput(new Date(now.getFullYear(), now.getMonth() - MONTHS + 1 + index, 1)).slice(
      0,
      7,
    );
    return { month, asked: sumOf(month, asked), awarded: sumOf(month, awarded) };
  });
}

/** Returns the largest amount, as a decimal string. */
export const findLargest = (amounts: readonly string[]): string =>
  amounts.reduce((most, amount) => (Number(amount) > Number(most) ? amount : most), "0");

/** The smallest visible length of a bar, in percent. */
const MIN_BAR_PERCENT = 2;

/** Returns the length of an amount's bar in percent of the longest; any amount above zero is visible. */
export function getBarPercent(amount: string | number, most: string | number): number {
  const [part, whole] = [Number(amount), Number(most)];
  return part > 0 && whole > 0 ? Math.max(MIN_BAR_PERCENT, (part / whole) * 100) : 0;
}
