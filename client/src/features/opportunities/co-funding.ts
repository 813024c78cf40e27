import type { OpportunityFactsView } from "@shared/validators/opportunities";
import { decimalMark } from "@shared/words/figures";
import { t } from "@/words";

/** Says what part of the costs applicants bring. Undefined when the source does not say. */
export function formatCoFunding({
  coFunding,
  coFundingShare,
}: Pick<OpportunityFactsView, "coFunding" | "coFundingShare">): string | undefined {
  if (coFundingShare !== null)
    return t("You bring at least {share} % of the costs", {
      share: String(Number(coFundingShare)).replace(".", decimalMark()),
    });
  if (coFunding === null) return undefined;
  return coFunding === "required"
    ? t("You bring a part of the costs; the call says how much")
    : t("You need not bring a part of the costs");
}
