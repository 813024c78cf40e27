import { DISMISS_REASONS } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import { worded } from "@shared/words/sentences";
import { t } from "./words";

/** "You put this away: It is not our field" */
export function putAwayText({ reason }: Pick<FeedbackView, "reason">): string {
  const label = DISMISS_REASONS.find(({ value }) => value === reason)?.label;
  return label ? t("You put this away: {reason}", { reason: worded(label) }) : t("You put this away");
}
