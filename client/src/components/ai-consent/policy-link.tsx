import type { AiConsentView } from "@shared/validators/ai-consents";
import { OutsideLink } from "../outside-link";
import { t } from "@/words";

/** Where a provider says what it does with what it is sent. */
export function PolicyLink({ name, policyUrl }: Pick<AiConsentView, "name" | "policyUrl">) {
  return policyUrl === null ? (
    t("Ask whoever runs this server what {name} does with it.", { name })
  ) : (
    <OutsideLink url={policyUrl}>{t("What {name} does with it", { name })}</OutsideLink>
  );
}
