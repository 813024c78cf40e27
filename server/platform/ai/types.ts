import type { z } from "zod";
import type { AiProvider } from "@shared/constants/enums";

export type AiUsage = { inputTokens: number; outputTokens: number };

/** A model behind a network; `both` and `builtin` are made of these, or of none. */
export type AiModelName = Exclude<AiProvider, "both">;

export type AskRequest<T> = {
  /** Our own words only. */
  system: string;
  /** The material, fenced as data. */
  user: string;
  schema: z.ZodType<T>;
  schemaName: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Given, the answer is streamed: receives its JSON in pieces as the model writes it. */
  onText?: ((piece: string) => void) | undefined;
  /** Told what the attempt has cost so far, whenever the provider says more about it. */
  onUsage?: ((usage: AiUsage) => void) | undefined;
};

export type AskAnswer<T> = { value: T; usage: AiUsage };

/** One attempt at one question: no retry, no time limit of its own. Throws `ProviderFailure`. */
export type AiProviderPort = {
  readonly name: AiModelName;
  ask<T>(request: AskRequest<T>): Promise<AskAnswer<T>>;
};

export type AiModelConfig = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
};

export type AiConfig = {
  /** `false` switches every AI feature off, the built-in writer included. */
  enabled: boolean;
  /** Milliseconds for one attempt; a call with its retry takes at most half as much again, and 90 s at most. */
  timeoutMs: number;
  openai: AiModelConfig;
  anthropic: AiModelConfig;
};

/** What may be logged about a failed attempt: no prompt, no answer, no provider text. */
export type AiFailureEvent = {
  provider: AiModelName;
  kind: string;
  status: number | undefined;
  willRetry: boolean;
};

export type AiDeps = {
  /** Monotonic milliseconds. */
  now?: () => number;
  /** Resolves after `ms`; rejects with the signal's reason when it is aborted before. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Calls `run` after `ms`, unless the function that it gives back is called before. */
  schedule?: (run: () => void, ms: number) => () => void;
  random?: () => number;
  /** The unguessable word that marks where data begins and ends in a prompt. */
  makeFence?: () => string;
  onFailure?: (event: AiFailureEvent) => void;
};
