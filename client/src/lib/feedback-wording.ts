import { DISMISS_REASONS } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";

/** "You put this away: It is not our field" */
export function putAwayText({ reason }: Pick<FeedbackView, "reason">): string {
  const label = DISMISS_REASONS.find(({ value }) => value === reason)?.label;
  return label ? `You put this away: ${label}` : "You put this away";
}
