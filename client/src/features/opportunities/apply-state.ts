import type { OpportunityView } from "@shared/validators/opportunities";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";

/**
 * Says why applications are no longer accepted; undefined if they are. The server alone decides: the reader's clock may
 * be wrong, and must not keep anybody from applying in time.
 */
export function explainClosed({
  closed,
  deadline,
}: Pick<OpportunityView, "closed" | "deadline">): string | undefined {
  if (!closed) return undefined;
  const day = formatDate(deadline);
  return day
    ? t("Closed: applications were taken until {day}.", { day })
    : t("Closed: applications are no longer taken.");
}
