import type { OpportunityView } from "@shared/validators/opportunities";
import { formatDate } from "@/lib/format/dates";
import { type Closing, isClosed } from "@/lib/format/deadlines";
import { t } from "@/words";

/** Says why applications are no longer accepted; undefined if they are. */
export function explainClosed(opportunity: Closing & Pick<OpportunityView, "closed">): string | undefined {
  // The hour may pass while the page is open. Another server that sends only the day decides by itself.
  const hasClosed = opportunity.closed || (Boolean(opportunity.closesAt) && isClosed(opportunity));
  if (!hasClosed) return undefined;
  const day = formatDate(opportunity.deadline);
  return day
    ? t("Closed: applications were taken until {day}.", { day })
    : t("Closed: applications are no longer taken.");
}
