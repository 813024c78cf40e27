import type { OpportunityView } from "@shared/validators/opportunities";
import { formatDate } from "@/lib/dates";

/** Why nobody can apply; undefined when one can. */
export function whyNotOpen({
  closed,
  deadline,
  verificationStatus,
}: Pick<OpportunityView, "closed" | "deadline" | "verificationStatus">): string | undefined {
  if (closed) {
    const day = formatDate(deadline);
    return day
      ? `Closed: applications were taken until ${day}.`
      : "Closed: applications are no longer taken.";
  }
  // Only administrators ever see these.
  if (verificationStatus === "pending") return "Not published yet: applications begin once it is verified.";
  if (verificationStatus === "rejected") return "Rejected: this opportunity is not published.";
  return undefined;
}
