import { z } from "zod";
import { compareAmounts } from "@shared/plain-decimal";
import { createApplicationSchema } from "@shared/validators/applications";
import { isStated } from "@/lib/format/format";
import { withoutGrouping } from "@/lib/format/grouped-amount";
import { rangeHint, type Range } from "./application-form";
import { t } from "@/words";

/** The shared rules, and the range of this opportunity. */
export function applicationFormSchema(range: Range) {
  const { askingAmount } = createApplicationSchema.shape;
  const { minAmount, maxAmount } = range;
  return z.object({
    // One of those that the server offers: what an id looks like is its own affair.
    entityId: z.string().min(1, t("Please select an entity")),
    askingAmount: z
      .string()
      .transform((text): string | number => withoutGrouping(text))
      .pipe(askingAmount)
      .refine(
        (amount) =>
          (!isStated(minAmount) || compareAmounts(amount, minAmount) >= 0) &&
          (!isStated(maxAmount) || compareAmounts(amount, maxAmount) <= 0),
        t("Please enter a valid asking amount. {range}.", { range: rangeHint(range) ?? "" }),
      ),
  });
}
