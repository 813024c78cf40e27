import { AI_USE_LABELS, type AiUse } from "@shared/constants/ai-consents";
import type { AiConsentView } from "@shared/validators/ai-consents";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";

export const formatUse = (use: AiUse): string => translateLabel(AI_USE_LABELS[use]);

/** What a provider is sent for a use. */
export const SENT: Record<AiUse, string> = {
  drafts: t(
    "What is sent: the name and the profile of the entity, the opportunity, the amount asked for, and the call that an application answers.",
  ),
  decks: t("What is sent: the words on the slides, and the name, kind and stage of the entity. No pictures."),
  matching: t(
    "What is sent: what the profile says, to be turned into figures that are compared with the catalogue. The name is sent only where the profile says nothing else.",
  ),
};

/** Who does the work where nobody has agreed. */
export const WITHOUT: Record<AiUse, string> = {
  drafts: t("Without it, the built-in writer of this server puts drafts together."),
  decks: t("Without it, this server reviews decks by rules."),
  matching: t("Without it, this server matches by rules, subjects and words."),
};

/** "OpenAI (api.openai.com)"; the host alone where that is all that is known. */
export const formatRecipient = ({ name, host }: Pick<AiConsentView, "name" | "host">): string =>
  name === host ? host : t("{name} ({host})", { name, host });
