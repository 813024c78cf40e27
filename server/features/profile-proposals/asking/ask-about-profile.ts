import type { ProfileAiReading } from "@shared/validators/profile-proposals";
import type { Deps } from "../../../context/deps";
import { AppError } from "../../../platform/errors/app-error";
import { narrowToAgreed } from "../../ai-consents/agreed";
import { type AskNeeds, countedAiCall } from "../../ai-usage/ai-usage.service";
import type { FoundAnswer } from "../rules/read-profile";
import type { AskedProfile } from "./types";

type Needs = Pick<Deps, AskNeeds | "db" | "embedder">;
type Asker = {
  entityId: string;
  userId: string;
  isVerified: boolean;
  /** What the entity has to have agreed to. */
  use: "decks" | "drafts";
};
const MODELS = ["openai", "anthropic"] as const;
const TEXT_MIN = 40;

/**
 * Asks a provider for the answers of a profile where the entity has agreed to it, within the limits of who asked. Null where nobody may be
 * asked. A provider that gives nothing of use is told of, for what the rules read stands without it.
 */
export async function askAboutProfile(
  deps: Needs,
  { entityId, userId, isVerified, use }: Asker,
  asked: AskedProfile,
  signal: AbortSignal,
): Promise<{ reading: ProfileAiReading; answers: FoundAnswer[] } | null> {
  const agreed = await narrowToAgreed({ db: deps.db, deps }, { entityId, use }, "both");
  const provider = MODELS.find((name) => (agreed === "both" || agreed === name) && deps.ai.isAvailable(name));
  const hasText = asked.pages.some(({ text }) => text.trim().length >= TEXT_MIN);
  if (!provider || !hasText) return null;
  try {
    const { answers, leftOut, isWhole } = await countedAiCall(
      { actor: { id: userId, emailVerified: isVerified }, db: deps.db, deps },
      { kind: "draft", provider, signal },
      (onWasted) => deps.ai.readProfile(asked, provider, { signal, onWasted }),
    );
    return { reading: { provider, leftOut, isWhole, failure: null }, answers };
  } catch (error) {
    // When the server stops, the reading has not failed: it is taken up again.
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { reading: { provider, leftOut: 0, isWhole: true, failure: error.text }, answers: [] };
  }
}
