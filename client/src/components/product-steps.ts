import { t } from "@/words";

/** What a person does with the product, from first to last. */
export const PRODUCT_STEPS = [
  {
    title: t("Describe your organisation"),
    text: t("The core questions take 20 to 30 seconds. Tell us more whenever you want sharper matches."),
  },
  {
    title: t("See what you are eligible for"),
    text: t(
      "Every opportunity is checked against your type, country, stage and sector, and says why it fits.",
    ),
  },
  {
    title: t("Apply with a draft in hand"),
    text: t("AI writes a first narrative from your own profile. You change every word you like."),
  },
  {
    title: t("Follow it to the decision"),
    text: t("Each application from draft to award in one place, with the figures and the dates that matter."),
  },
] as const;
