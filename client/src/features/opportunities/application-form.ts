import { z } from "zod";
import { createApplicationSchema } from "@shared/validators/applications";
import { compareAmounts } from "@shared/validators/fields";
import { formatExactMoney } from "@/lib/format";

type Range = { minAmount: string | null; maxAmount: string | null; currency: string };

/** "25,000" as people write it; only whole groups of three, since "1,5" may mean one and a half. */
const withoutGrouping = (text: string) =>
  /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text) ? text.replaceAll(",", "") : text;

const isStated = (amount: string | null): amount is string => amount !== null && Number(amount) > 0;

/** What the funder gives, as a hint; undefined when it is not stated. */
export function rangeHint({ minAmount, maxAmount, currency }: Range): string | undefined {
  const [min, max] = [minAmount, maxAmount].map((amount) =>
    isStated(amount) ? formatExactMoney(amount, currency) : undefined,
  );
  if (min && max) return min === max ? `The amount is ${min}` : `Between ${min} and ${max}`;
  if (min) return `At least ${min}`;
  if (max) return `At most ${max}`;
  return undefined;
}

/** The shared rules, and the range of this opportunity. */
export function applicationFormSchema(range: Range) {
  const { entityId, askingAmount } = createApplicationSchema.shape;
  const { minAmount, maxAmount } = range;
  return z.object({
    entityId,
    askingAmount: z
      .string()
      .transform((text): string | number => withoutGrouping(text))
      .pipe(askingAmount)
      .refine(
        (amount) =>
          (!isStated(minAmount) || compareAmounts(amount, minAmount) >= 0) &&
          (!isStated(maxAmount) || compareAmounts(amount, maxAmount) <= 0),
        `Please enter a valid asking amount. ${rangeHint(range)}.`,
      ),
  });
}
