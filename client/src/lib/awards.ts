import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ApplicationListItem } from "@shared/validators/applications";
import { formatMoney, sumAmounts } from "./format";

type Awarded = Pick<ApplicationListItem, "status" | "awardedAmount" | "awardedCurrency" | "askingCurrency">;

/** Applications that brought, or will bring, money. */
export const isFunded = ({ status }: Pick<Awarded, "status">) => status === "funded" || status === "accepted";

/** Awards as one text, "$120K + €20K": sums in different currencies are never added together. "$0" when there are none. */
export function formatAwards(applications: readonly Awarded[]): string {
  const byCurrency = new Map<string, string[]>();
  for (const { awardedAmount, awardedCurrency, askingCurrency } of applications) {
    if (!awardedAmount) continue;
    const currency = awardedCurrency ?? askingCurrency;
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), awardedAmount]);
  }
  const sums = [...byCurrency]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([currency, amounts]) => formatMoney(sumAmounts(amounts), currency));
  return sums.join(" + ") || formatMoney("0", DEFAULT_CURRENCY)!;
}
