import type { AiAuthor } from "@shared/constants/enums";
import { ERROR_STATUS, type ErrorBody } from "@shared/errors";
import type { ApplicationView, DraftView } from "@shared/validators/applications";
import type { Language } from "@shared/words/language";
import { ApiError, apiFetch } from "@/lib/api/api-client";
import { readEvents } from "@/lib/realtime/event-stream";

/** The requested provider, which counts as the author where the answer names none. */
export const ASKED_PROVIDER = "openai";

/** The server sends a sign of life every 15 seconds. */
const SILENCE_MS = 60_000;

/**
 * Requests a draft and reads it while it is written. `onText` receives the whole text so far; a draft in one piece is only returned.
 * @throws ApiError as the server sent it, also half-way; another error when the connection broke or the answer is no draft
 */
export async function receiveDraft(
  application: ApplicationView,
  {
    aiProvider,
    language,
    signal,
    onText,
  }: {
    aiProvider: AiAuthor;
    /** That of the call where none is chosen. */
    language: Language | undefined;
    signal: AbortSignal;
    onText: (text: string, aiProvider: AiAuthor) => void;
  },
): Promise<DraftView> {
  const response = await apiFetch(
    "POST",
    "/api/applications/generate",
    {
      opportunityId: application.opportunityId,
      entityId: application.entityId,
      askingAmount: application.askingAmount,
      aiProvider,
      ...(language && { language }),
    },
    { signal, accept: "text/event-stream, application/json;q=0.9" },
  );
  const isStream = /^text\/event-stream\b/i.test(response.headers.get("Content-Type") ?? "");
  if (!isStream || !response.body) return parseDraft(await response.json());

  let text = "";
  for await (const { event, data } of readEvents(response.body, { silenceMs: SILENCE_MS })) {
    if (event === "text") {
      const piece = JSON.parse(data) as { text: string; aiProvider?: AiAuthor };
      text += piece.text;
      onText(text, piece.aiProvider ?? ASKED_PROVIDER);
    } else if (event === "restart") {
      // The old text stays on the screen until the new one begins.
      text = "";
    } else if (event === "done") return parseDraft(JSON.parse(data));
    else if (event === "error") throw parseError(data);
  }
  throw new Error("The stream ended before the draft did");
}

function parseDraft(answer: unknown): DraftView {
  const { content, aiProvider = ASKED_PROVIDER } = answer as Partial<DraftView>;
  if (typeof content !== "string" || content === "") throw new Error("The answer is no draft");
  return { content, aiProvider };
}

function parseError(body: string): ApiError {
  const { code } = JSON.parse(body) as Partial<ErrorBody>;
  return new ApiError((code && ERROR_STATUS[code]) ?? ERROR_STATUS.upstream_failed, body);
}
