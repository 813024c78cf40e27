import { z } from "zod";
import { compareAmounts } from "@shared/plain-decimal";
import { createApplicationSchema } from "@shared/validators/applications";
import { isStated } from "@/lib/format/format";
import { withoutGrouping } from "@/lib/format/grouped-amount";
import { rangeHint, type Range } from "./application-form";
import { t } from "@/words";

/** Builds the schema from the shared rules and the amount range of this opportunity. */
export function applicationFormSchema(range: Range) {
  const { askingAmount } = createApplicationSchema.shape;
  const { minAmount, maxAmount } = range;
  return z.object({
    // The server offers the entities, so the format of an id is not checked here.
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
