import { compareAmounts } from "@shared/plain-decimal";
import { amountToType, formatExactMoney, isStated, type MaybeAmount } from "@/lib/format/format";
import { t } from "@/words";

export type Range = { minAmount: MaybeAmount; maxAmount: MaybeAmount; currency: string };

/** What the funder gives, as a hint; undefined when it is not stated. */
export function rangeHint({ minAmount, maxAmount, currency }: Range): string | undefined {
  const [min, max] = [minAmount, maxAmount].map((amount) =>
    isStated(amount) ? formatExactMoney(amount, currency) : undefined,
  );
  if (min && max)
    return min === max
      ? t("The amount is {amount}", { amount: min })
      : t("Between {min} and {max}", { min, max });
  if (min) return t("At least {amount}", { amount: min });
  if (max) return t("At most {amount}", { amount: max });
  return undefined;
}

/** What can be asked for where the funder gives one amount and no other; otherwise empty. */
export function onlyAmount({ minAmount, maxAmount }: Range): string {
  const isOne = isStated(minAmount) && isStated(maxAmount) && compareAmounts(minAmount, maxAmount) === 0;
  return isOne ? amountToType(minAmount) : "";
}
