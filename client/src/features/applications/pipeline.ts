import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { ApplicationListItem } from "@shared/validators/applications";
import type { Sum } from "@/lib/format/awards";
import { todayForInput } from "@/lib/format/dates";
import { sumAmounts } from "@/lib/format/format";

/** What a picture of the applications is drawn from. Money in different currencies is never added up: sums are made for one at a time. */
export type Piped = Pick<
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

/** The way of an application. What the list cannot be filtered by has a place only while something is in it. */
const STAGES: readonly { statuses: readonly ApplicationStatus[]; isRare?: boolean }[] = [
  { statuses: ["draft"] },
  { statuses: ["in_progress"], isRare: true },
  { statuses: ["submitted"] },
  { statuses: ["under_review"] },
  { statuses: ["accepted", "funded"] },
  { statuses: ["completed"], isRare: true },
  { statuses: ["rejected"] },
];
const WRITTEN: readonly ApplicationStatus[] = ["draft", "in_progress"];
const WON: readonly ApplicationStatus[] = ["accepted", "funded", "completed"];

export type Stage = {
  statuses: readonly ApplicationStatus[];
  count: number;
  /** Decimal strings in the currency that was asked for; "0" for nothing. */
  asked: string;
  awarded: string;
};
/** `month` is "2026-03". */
export type Month = { month: string; asked: string; awarded: string };

const money = (
  amount: string | number | null | undefined,
  currency: string | null | undefined,
): Sum | null =>
  amount === null || amount === undefined || !(Number(amount) > 0)
    ? null
    : { amount: String(amount), currency: currency || DEFAULT_CURRENCY };

const askedOf = ({ askingAmount, askingCurrency }: Piped): Sum | null => money(askingAmount, askingCurrency);

/** What was won: an amount that stands beside a rejection was never given. */
const awardedOf = (application: Piped): Sum | null =>
  WON.includes(application.status)
    ? money(application.awardedAmount, application.awardedCurrency || application.askingCurrency)
    : null;

const sumIn = (currency: string, all: readonly (Sum | null)[]) =>
  sumAmounts(all.map((one) => (one?.currency === currency ? one.amount : null)));

/** The currencies that money is asked for or awarded in, that of most applications first. */
export function currenciesOf(applications: readonly Piped[]): string[] {
  const uses = new Map<string, number>();
  for (const application of applications) {
    const named = new Set([askedOf(application)?.currency, awardedOf(application)?.currency]);
    for (const currency of named) if (currency) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  }
  return [...uses]
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || a.localeCompare(b))
    .map(([currency]) => currency);
}

/** What all of them ask for and were awarded, one sum for each currency that has any. */
export function sumsOf(applications: readonly Piped[]): { asked: Sum[]; awarded: Sum[] } {
  const currencies = currenciesOf(applications);
  const sums = (all: readonly (Sum | null)[]) =>
    currencies
      .map((currency) => ({ currency, amount: sumIn(currency, all) }))
      .filter(({ amount }) => amount !== "0");
  return { asked: sums(applications.map(askedOf)), awarded: sums(applications.map(awardedOf)) };
}

/** How many applications stand where, and the money of those in one currency. */
export function stagesOf(applications: readonly Piped[], currency: string): Stage[] {
  return STAGES.flatMap(({ statuses, isRare }) => {
    const here = applications.filter(({ status }) => statuses.includes(status));
    if (isRare && here.length === 0) return [];
    return {
      statuses,
      count: here.length,
      asked: sumIn(currency, here.map(askedOf)),
      awarded: sumIn(currency, here.map(awardedOf)),
    };
  });
}

/** The month of a calendar date, or of a moment where the reader is. */
const monthOf = (date: string) =>
  (/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : todayForInput(new Date(date))).slice(0, 7);

/**
 * The last twelve months, this one last. What is asked for counts in the month it was sent, or begun where no day is given; what is
 * awarded in the month of the decision, or of the last change.
 */
export function monthsOf(applications: readonly Piped[], currency: string, now = new Date()): Month[] {
  const sent = applications.filter(({ status }) => !WRITTEN.includes(status));
  const asked = sent.map((each) => [monthOf(each.submittedDate ?? each.createdAt), askedOf(each)] as const);
  const awarded = sent.map(
    (each) => [monthOf(each.decisionDate ?? each.updatedAt), awardedOf(each)] as const,
  );
  const sumOf = (month: string, all: readonly (readonly [string, Sum | null])[]) =>
    sumIn(
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

/** The most of some amounts, as a decimal string. */
export const mostOf = (amounts: readonly string[]): string =>
  amounts.reduce((most, amount) => (Number(amount) > Number(most) ? amount : most), "0");

/** The least of a bar, in percent, that is still seen. */
const LEAST = 2;

/** How long the bar of an amount is, in percent of the longest; what is not nothing is always seen. */
export function percentOf(amount: string | number, most: string | number): number {
  const [part, whole] = [Number(amount), Number(most)];
  return part > 0 && whole > 0 ? Math.max(LEAST, (part / whole) * 100) : 0;
}
