import { type Message, message } from "@shared/words/messages";
import { DocumentProblem } from "../../../platform/documents/document-problem";
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
  /** Extracts the facts of a page. @throws AppError for a PDF that cannot be read; the signal's reason */
  extract: (page: FetchedPage) => Promise<PageReading>;
  /** Returns messages about failures of the AI. */
  notes: () => Message[];
};

/**
 * Creates a reader that extracts by structure and heuristics, and asks a model for the missing facts within the daily
 * limit of the caller. Without a caller it asks no model.
 */
export function createPageReader(
  deps: Pick<Deps, "ai" | "aiGate" | "clock" | "config" | "db" | "documentReader" | "log" | "metrics">,
  options: { sourceName: string | null; userId: string | null; now: Date; signal: AbortSignal },
): PageReader {
  const { sourceName, userId, now, signal } = options;
  const notes = new Set<Message>();
  const hasModel = deps.ai.isAvailable("openai") || deps.ai.isAvailable("anthropic");

  async function ask(caller: string, input: AskPageInput): Promise<AskPageAnswer | null> {
    // Only administrators have pages read, and the operator trusts them without a verified address.
    const usage = { db: deps.db, deps, userId: caller, isVerified: true, kind: "page" as const };
    const leave = await deps.aiGate.enterWhenFree(caller, signal);
    try {
      const countedOn = await takeAiCall(usage);
      try {
        // One of the configured models is enough.
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

/** Reads a PDF as work of the server, whoever asked for it. */
async function readPdf(
  deps: Pick<Deps, "documentReader">,
  url: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const { pages } = await deps.documentReader.read(bytes, { userId: null, signal });
    return pages.map(({ text }) => text);
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    throw new AppError(
      "upstream_failed",
      message("The PDF at {host} could not be read: it is damaged, protected with a password or too long.", {
        host: new URL(url).host,
      }),
    );
  }
}
