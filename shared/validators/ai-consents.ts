import { z } from "zod";
import { AI_USES, type AiUse, CONSENT_PROVIDERS, type ConsentProvider } from "../constants/ai-consents";
import { wordField } from "./fields";
import { say } from "./say";

export const changeAiConsentSchema = z.object({
  use: wordField(AI_USES, "Unknown use"),
  provider: wordField(CONSENT_PROVIDERS, "Unknown AI provider"),
  isAgreed: z.boolean(say("Must be true or false")),
});
export type ChangeAiConsentInput = z.infer<typeof changeAiConsentSchema>;

/** A use for which this server would ask a provider, and whether that was agreed to. */
export type AiConsentView = {
  use: AiUse;
  provider: ConsentProvider;
  /** Whom the provider belongs to; the host itself where that is not known. */
  name: string;
  /** Where the texts go. */
  host: string;
  /** What the provider does with such texts; null where that is not known. */
  policyUrl: string | null;
  /** Null where nobody has agreed. */
  agreedAt: string | null;
  /** Null where nobody has agreed, and once that account is deleted. */
  agreedBy: string | null;
};

/** `consents` is empty on a server that asks no provider. */
export type AiConsentsView = { mayChange: boolean; consents: AiConsentView[] };
