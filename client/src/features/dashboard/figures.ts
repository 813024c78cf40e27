import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationListItem } from "@shared/validators/applications";
import { todayForInput } from "@/lib/dates";
import { sumAmounts } from "@/lib/format";

export type Sum = { amount: string; currency: string };

/** How many were created on the reader's present day. */
export function countCreatedToday(things: readonly { createdAt: string }[], now = new Date()): number {
  const today = todayForInput(now);
  return things.filter(({ createdAt }) => todayForInput(new Date(createdAt)) === today).length;
}

export const countDrafts = (applications: readonly Pick<ApplicationListItem, "status">[]) =>
  applications.filter(({ status }) => status === "draft").length;

type Award = Pick<
  ApplicationListItem,
  "status" | "awardedAmount" | "awardedCurrency" | "askingCurrency" | "decisionDate" | "updatedAt"
>;

const isWon = ({ status, awardedAmount }: Award) =>
  (status === "funded" || status === "accepted") && Number(awardedAmount ?? 0) > 0;

const currencyOf = ({ awardedCurrency, askingCurrency }: Award) =>
  awardedCurrency || askingCurrency || DEFAULT_CURRENCY;

/** The reader's month of the decision; where no decision is dated, of the last change. */
const monthOf = ({ decisionDate, updatedAt }: Award) =>
  (decisionDate ?? todayForInput(new Date(updatedAt))).slice(0, 7);

/** One exact sum per currency: money in different currencies is never added up. */
function sumsIn(currencies: readonly string[], awards: readonly Award[]): Sum[] {
  return currencies.flatMap((currency) => {
    const own = awards.filter((award) => currencyOf(award) === currency);
    return own.length > 0
      ? [{ amount: sumAmounts(own.map(({ awardedAmount }) => awardedAmount)), currency }]
      : [];
  });
}

/** What was won, in all and this month; the currency of most awards first. Never empty: nothing is 0. */
export function fundedSums(applications: readonly Award[], now = new Date()): { total: Sum[]; month: Sum[] } {
  const won = applications.filter(isWon);
  const counts = new Map<string, number>();
  for (const award of won) counts.set(currencyOf(award), (counts.get(currencyOf(award)) ?? 0) + 1);
  const currencies = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b),
  );
  const nothing = [{ amount: "0", currency: currencies[0] ?? DEFAULT_CURRENCY }];
  const orNothing = (sums: Sum[]) => (sums.length > 0 ? sums : nothing);
  const thisMonth = todayForInput(now).slice(0, 7);
  return {
    total: orNothing(sumsIn(currencies, won)),
    month: orNothing(
      sumsIn(
        currencies,
        won.filter((award) => monthOf(award) === thisMonth),
      ),
    ),
  };
}
