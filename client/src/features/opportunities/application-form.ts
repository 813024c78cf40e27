import { compareAmounts } from "@shared/plain-decimal";
import { amountToType, formatExactMoney, isStated, type MaybeAmount } from "@/lib/format/format";
import { t } from "@/words";

export type Range = { minAmount: MaybeAmount; maxAmount: MaybeAmount; currency: string };

/** Describes the funder's amount range as a hint; undefined if it is not stated. */
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

/** Returns the amount if the funder gives only one; otherwise an empty string. */
export function onlyAmount({ minAmount, maxAmount }: Range): string {
  const isOne = isStated(minAmount) && isStated(maxAmount) && compareAmounts(minAmount, maxAmount) === 0;
  return isOne ? amountToType(minAmount) : "";
}
