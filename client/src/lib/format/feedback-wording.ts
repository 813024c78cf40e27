import { DISMISS_REASONS } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";

/** Returns for example "You hid this: It is not our field". */
export function hiddenText({ reason }: Pick<FeedbackView, "reason">): string {
  const label = DISMISS_REASONS.find(({ value }) => value === reason)?.label;
  return label ? t("You hid this: {reason}", { reason: translateLabel(label) }) : t("You hid this");
}
