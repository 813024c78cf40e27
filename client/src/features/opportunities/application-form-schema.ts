import { z } from "zod";
import { compareAmounts } from "@shared/plain-decimal";
import { createApplicationSchema } from "@shared/validators/applications";
import { language } from "@/lib/language";
import { isStated, rangeHint, type Range } from "./application-form";
import { t } from "./words";

/**
 * "25,000" as people write it in English; only whole groups of three, since "1,5" may mean one and a half. "25 000,50" is read by the
 * field itself.
 */
const withoutGrouping = (text: string) =>
  language === "en" && /^\s*\d{1,3}(,\d{3})+(\.\d*)?\s*$/.test(text) ? text.replaceAll(",", "") : text;

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
