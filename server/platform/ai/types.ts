import type { z } from "zod";
import type { AiProvider } from "@shared/constants/enums";

export type AiUsage = { inputTokens: number; outputTokens: number };

/** A model behind a network. `both` combines two of these, `builtin` uses none. */
export type AiModelName = Exclude<AiProvider, "both">;

export type AskRequest<T> = {
  /** Contains only our own text, nothing from users. */
  system: string;
  /** The user's material, marked as data. */
  user: string;
  schema: z.ZodType<T>;
  schemaName: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** If set, the answer is streamed: receives its JSON in pieces as the model writes it. */
  onText?: ((piece: string) => void) | undefined;
  /** Receives what the attempt has cost so far, whenever the provider reports it. */
  onUsage?: ((usage: AiUsage) => void) | undefined;
};

export type AskAnswer<T> = { value: T; usage: AiUsage };

/** Makes one attempt at one question, without a retry or a time limit of its own. Throws `ProviderFailure`. */
export type AiProviderPort = {
  readonly name: AiModelName;
  /** The name of the model that is asked, as the provider knows it. */
  readonly model: string;
  ask<T>(request: AskRequest<T>): Promise<AskAnswer<T>>;
};

export type AiModelConfig = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
};

export type AiConfig = {
  /** `false` switches every AI feature off, including the built-in writer. */
  enabled: boolean;
  /** Milliseconds for one attempt. A call with its retry takes at most half as long again, and never more than 90 s. */
  timeoutMs: number;
  openai: AiModelConfig;
  anthropic: AiModelConfig;
};

/** The facts of a failed attempt that may be logged: no prompt, no answer, no text of the provider. */
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
  /** Calls `run` after `ms`, unless the returned function is called before. */
  schedule?: (run: () => void, ms: number) => () => void;
  random?: () => number;
  /** Creates the unguessable word that marks where data begins and ends in a prompt. */
  makeFence?: () => string;
  onFailure?: (event: AiFailureEvent) => void;
};
