import { z } from "zod";
import { OversizeAnswer } from "./bounded-fetch";
import { toStatusFailure, ProviderFailure } from "./failure";
import type { AiUsage } from "./types";

/** A draft has about 20 kB. This leaves room for reasoning and still stops a runaway answer. */
export const ANSWER_BYTES_MAX = 1_000_000;

/** Both SDKs come from one generator: their API errors have the same shape but no common class. */
type SdkError = Error & { status?: unknown; headers?: unknown };

/** Reduces any error of an SDK to a kind and a status. */
export function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (!(error instanceof Error)) return new ProviderFailure("nonsense");
  const { status, headers } = error as SdkError;
  if (typeof status === "number" && isOutOfCredit(error)) return new ProviderFailure("refused", { status });
  if (typeof status === "number")
    return toStatusFailure(status, headers instanceof Headers ? headers : undefined, new Date());
  if (error instanceof OversizeAnswer || error.cause instanceof OversizeAnswer)
    return new ProviderFailure("nonsense");
  // Thrown while parsing the answer: not JSON, not the protocol's shape, or not our schema.
  if (error instanceof z.core.$ZodError) return new ProviderFailure("unusable");
  if (error instanceof SyntaxError || error instanceof TypeError) return new ProviderFailure("nonsense");
  return new ProviderFailure("connection");
}

/** Both providers send this with the status of a passing failure, although waiting does not help. */
const isOutOfCredit = (error: Error & { code?: unknown }): boolean =>
  error.code === "insufficient_quota" || /credit balance is too low/i.test(error.message);

/**
 * Parses the answer of a model.
 * @throws ProviderFailure for a text that is not JSON or does not fit the schema
 */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ProviderFailure("unusable");
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new ProviderFailure("unusable");
  return parsed.data;
}

/** Returns the token counts of a provider, or 0 for values that make no sense. */
export function toUsage(input: unknown, output: unknown): AiUsage {
  const count = (value: unknown) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
  return { inputTokens: count(input), outputTokens: count(output) };
}
