import type { ApplicationStatus } from "@shared/constants/enums";
import type { Application } from "@shared/schema/index";
import type { UpdateApplicationInput } from "@shared/validators/applications";
import { compareAmounts } from "@shared/plain-decimal";

/** The fields of a save without its base version. */
export type SentFields = Omit<UpdateApplicationInput, "version">;

const DECIDED: readonly ApplicationStatus[] = ["accepted", "rejected", "funded"];
const UNDECIDED: readonly ApplicationStatus[] = ["draft", "in_progress", "submitted", "under_review"];

/** The sent fields whose stored value differs. */
export function findDifferingFields(now: Application, sent: SentFields): (keyof SentFields)[] {
  const fields = Object.keys(sent) as (keyof SentFields)[];
  return fields.filter((field) => {
    const [stored, wanted] = [now[field] ?? null, sent[field] ?? null];
    if (field === "awardedAmount" && stored !== null && wanted !== null)
      return compareAmounts(stored, wanted) !== 0;
    return stored !== wanted;
  });
}

/**
 * Derives further changes of a save. A step to "submitted" or to a decision gets today's date if none is given; a step back to an open
 * status clears the decision.
 * @param today `YYYY-MM-DD`
 */
export function deriveChanges(
  before: Application,
  sent: SentFields,
  today: string,
): Partial<Pick<Application, "submittedDate" | "decisionDate" | "accepted" | "awardedCurrency">> {
  const changes: ReturnType<typeof deriveChanges> = {};
  // An award that was told of may be in another currency than was asked for.
  if (sent.awardedAmount !== undefined)
    changes.awardedCurrency =
      sent.awardedAmount === null ? null : (before.awardedCurrency ?? before.askingCurrency);

  const status = sent.status;
  if (status === undefined || status === before.status) return changes;
  const keptOr = (field: "submittedDate" | "decisionDate") =>
    (sent[field] === undefined ? before[field] : sent[field]) ?? today;
  if (status === "submitted") changes.submittedDate = keptOr("submittedDate");
  if (DECIDED.includes(status)) {
    changes.decisionDate = keptOr("decisionDate");
    changes.accepted = status !== "rejected";
  }
  if (UNDECIDED.includes(status)) {
    changes.decisionDate = sent.decisionDate ?? null;
    changes.accepted = null;
  }
  return changes;
}
