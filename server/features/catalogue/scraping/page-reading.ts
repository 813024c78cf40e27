import { type Message, message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import type { Deps } from "../../../context/deps";
import type { AskPageAnswer, AskPageInput } from "../extraction/ask/types";
import { extractPage } from "../extraction/extract-page";
import type { PageReading } from "../extraction/types";
import type { FetchedPage } from "../../../platform/fetch/types";
import {
  AiUsedUpError,
  askModels,
  bookAiUsage,
  returnAiCall,
  takeAiCall,
} from "../../ai-usage/ai-usage.service";

const CALLS_USED_UP: Message = "The AI readings of today are used up, so some details may be missing.";
const AI_FAILED: Message = "The AI did not answer, so some details may be missing.";

export type PageReader = {
  /** What a page says. @throws AppError for a PDF that cannot be read; the signal's reason */
  extract: (page: FetchedPage) => Promise<PageReading>;
  /** Messages about what the AI could not do. */
  notes: () => Message[];
};

/**
 * Reads pages with everything there is: structure and heuristics, and a model for what they leave open, within the daily limit of the
 * person who asked. Without such a person no model is asked.
 */
export function createPageReader(
  deps: Pick<Deps, "ai" | "aiGate" | "clock" | "config" | "db" | "deckReader" | "log" | "metrics">,
  options: { sourceName: string | null; userId: string | null; now: Date; signal: AbortSignal },
): PageReader {
  const { sourceName, userId, now, signal } = options;
  const notes = new Set<Message>();
  const hasModel = deps.ai.isAvailable("openai") || deps.ai.isAvailable("anthropic");

  async function ask(caller: string, input: AskPageInput): Promise<AskPageAnswer | null> {
    // Pages are read for administrators, whom the operator trusts whatever their address.
    const usage = { db: deps.db, deps, userId: caller, isVerified: true, kind: "page" as const };
    const leave = await deps.aiGate.enterWhenFree(caller, signal);
    try {
      const countedOn = await takeAiCall(usage);
      try {
        // Of all models that are there one is asked.
        const answer = await askModels(usage, { models: 1, signal }, (onWasted) =>
          deps.ai.readPage(input, { signal, onWasted }),
        );
        if (answer) await bookAiUsage(usage, answer);
        else await returnAiCall(usage, countedOn);
        return answer;
      } catch (error) {
        if (!signal.aborted) await returnAiCall(usage, countedOn);
        throw error;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      const isUsedUp = error.code === "rate_limited" || error instanceof AiUsedUpError;
      notes.add(isUsedUp ? CALLS_USED_UP : AI_FAILED);
      return null;
    } finally {
      leave();
    }
  }

  return {
    notes: () => [...notes],
    extract: (page) =>
      extractPage(page, {
        sourceName,
        now,
        signal,
        readPdf: (bytes, cut) => readPdf(deps, page.url, bytes, cut ?? signal),
        ask: hasModel && userId !== null ? (input) => ask(userId, input) : undefined,
      }),
  };
}

/** In the share of what is scraped, whoever asked for it. The reader's own sentences are for somebody who uploads a deck. */
async function readPdf(
  deps: Pick<Deps, "deckReader">,
  url: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const { slides } = await deps.deckReader.read(bytes, { userId: null, signal });
    return slides.map(({ text }) => text);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw new AppError(
      "upstream_failed",
      message("The PDF at {host} could not be read: it is damaged, protected with a password or too long.", {
        host: new URL(url).host,
      }),
    );
  }
}
