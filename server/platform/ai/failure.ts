import type { ErrorCode } from "@shared/errors";
import { message } from "@shared/words/messages";
import { AppError } from "../errors/app-error";
import type { AiModelName } from "./types";

/** The kind of a failed attempt. `unusable` means that the provider works but this answer is of no use. */
export type FailureKind = "timeout" | "busy" | "server" | "connection" | "refused" | "nonsense" | "unusable";

/** A failed attempt. Holds no text of the provider, which might contain a key or the prompt. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The wait that the provider asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, details: { status?: number; retryAfterMs?: number | undefined } = {}) {
    super(`AI provider failure: ${kind}`);
    this.name = "ProviderFailure";
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

const PROVIDER_LABELS: Record<AiModelName, string> = { openai: "OpenAI", anthropic: "Anthropic" };

const SENTENCES = {
  timeout: "{provider} did not answer in time. Please try again.",
  busy: "{provider} is busy at the moment. Please try again in a few minutes.",
  server: "{provider} had a problem on its side. Please try again in a few minutes.",
  connection: "{provider} could not be reached. Please try again in a few minutes.",
  refused: "{provider} refused the request. Please tell the people who run this site.",
  nonsense: "{provider} gave an answer that could not be read. Please try again.",
  unusable: "{provider} gave an answer that could not be used. Please try again.",
} as const satisfies Record<FailureKind, string>;

const CODES: Partial<Record<FailureKind, ErrorCode>> = {
  timeout: "upstream_timeout",
  refused: "upstream_refused",
};

/** Returns the error for the caller: its message names the provider but quotes nothing from it. */
export function toAppError(provider: AiModelName, kind: FailureKind): AppError {
  return new AppError(
    CODES[kind] ?? "upstream_failed",
    message(SENTENCES[kind], { provider: PROVIDER_LABELS[provider] }),
  );
}

/** Returns a 503: the provider failed so often that it is not called for a while. */
export function providerPaused(provider: AiModelName): AppError {
  return new AppError(
    "ai_unavailable",
    message("{provider} is not answering at the moment. Please try again in a minute.", {
      provider: PROVIDER_LABELS[provider],
    }),
    undefined,
    { retryAfterSeconds: 60 },
  );
}

/** Returns a 503: the installation runs without AI. */
export function aiSwitchedOff(): AppError {
  return new AppError("ai_unavailable", "AI is switched off on this server.", undefined, {
    retryAfterSeconds: 3600,
  });
}

/** The task of a model. */
export type Work = "write a draft" | "review the deck";

/** Combines the errors of two providers that both failed: the code they share, or else `upstream_failed`. */
export function bothFailed(first: AppError, second: AppError, what: Work): AppError {
  if (first.code === "upstream_refused" && second.code === "upstream_refused")
    return new AppError(
      "upstream_refused",
      `Neither OpenAI nor Anthropic could ${what}. Please tell the people who run this site.`,
    );
  const retryAfterSeconds = Math.max(first.retryAfterSeconds ?? 0, second.retryAfterSeconds ?? 0);
  return new AppError(
    first.code === second.code ? first.code : "upstream_failed",
    `Neither OpenAI nor Anthropic could ${what}. Please try again in a few minutes.`,
    undefined,
    retryAfterSeconds > 0 ? { retryAfterSeconds } : {},
  );
}

/** Translates an HTTP status of a provider into a failure. */
export function toStatusFailure(status: number, headers: Headers | undefined, now: Date): ProviderFailure {
  const retryAfterMs = readRetryAfter(headers, now);
  if (status === 429) return new ProviderFailure("busy", { status, retryAfterMs });
  if (status >= 500 || status === 408) return new ProviderFailure("server", { status, retryAfterMs });
  if (status === 400 || status === 413 || status === 422) return new ProviderFailure("unusable", { status });
  return new ProviderFailure("refused", { status });
}

/** Reads `retry-after-ms` or `Retry-After` (seconds or a date), in milliseconds; `undefined` when there is none. */
export function readRetryAfter(headers: Headers | undefined, now: Date): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? NaN);
  if (milliseconds >= 0) return milliseconds;
  const retryAfter = headers?.get("retry-after");
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
