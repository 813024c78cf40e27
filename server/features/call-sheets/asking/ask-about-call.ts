import type { CallReading } from "@shared/validators/calls";
import type { Deps } from "../../../context/deps";
import { AppError } from "../../../platform/errors/app-error";
import { narrowToAgreed } from "../../ai-consents/agreed";
import { type AskNeeds, countedAiCall } from "../../ai-usage/ai-usage.service";
import type { CallPage, FoundLine } from "../reading/types";

type Needs = Pick<Deps, AskNeeds | "db" | "embedder">;
type Asker = { entityId: string; userId: string; isVerified: boolean };
const MODELS = ["openai", "anthropic"] as const;
const LINES_MIN = 40;

/**
 * Asks a provider for the lines of a call where the entity has agreed to it, within the limits of who gave the call. Null where nobody
 * may be asked. A provider that gives nothing of use is told of, for what the rules read stands without it.
 */
export async function askAboutCall(
  deps: Needs,
  { entityId, userId, isVerified }: Asker,
  pages: readonly CallPage[],
  signal: AbortSignal,
): Promise<{ reading: CallReading; lines: FoundLine[] } | null> {
  const agreed = await narrowToAgreed({ db: deps.db, deps }, { entityId, use: "drafts" }, "both");
  const provider = MODELS.find((name) => (agreed === "both" || agreed === name) && deps.ai.isAvailable(name));
  const hasText = pages.some(({ text }) => text.trim().length >= LINES_MIN);
  if (!provider || !hasText) return null;
  try {
    const { lines, leftOut, isWhole } = await countedAiCall(
      { actor: { id: userId, emailVerified: isVerified }, db: deps.db, deps },
      { kind: "draft", provider, signal },
      (onWasted) => deps.ai.readCall(pages, provider, { signal, onWasted }),
    );
    return { reading: { provider, leftOut, isWhole, failure: null }, lines };
  } catch (error) {
    // When the server stops, the reading has not failed: it is taken up again.
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return { reading: { provider, leftOut: 0, isWhole: true, failure: error.text }, lines: [] };
  }
}
