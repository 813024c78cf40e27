import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationListItem } from "@shared/validators/applications";
import { formatMoney, sumAmounts } from "./format";

/** A decimal string in one currency. Amounts in different currencies are never added. */
export type Sum = { amount: string; currency: string };

type Award = Pick<ApplicationListItem, "awardedAmount" | "awardedCurrency" | "askingCurrency">;

/** Returns true for an application that brought or will bring money. */
export const isFunded = ({ status }: Pick<ApplicationListItem, "status">) =>
  status === "funded" || status === "accepted";

/**
 * Returns one exact sum per currency; the currency with the most awards comes first. Without awards the
 * result is one sum of 0.
 */
export function sumAwards(awards: readonly Award[]): Sum[] {
  const byCurrency = new Map<string, string[]>();
  for (const { awardedAmount, awardedCurrency, askingCurrency } of awards) {
    if (!awardedAmount || Number(awardedAmount) === 0) continue;
    const currency = awardedCurrency || askingCurrency || DEFAULT_CURRENCY;
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), awardedAmount]);
  }
  const sums = [...byCurrency]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b))
    .map(([currency, amounts]) => ({ amount: sumAmounts(amounts), currency }));
  return sums.length > 0 ? sums : [{ amount: "0", currency: DEFAULT_CURRENCY }];
}

/** Returns for example "$120K + €20K". */
export const formatSums = (sums: readonly Sum[]): string =>
  sums.map(({ amount, currency }) => formatMoney(amount, currency) ?? "").join(" + ");
