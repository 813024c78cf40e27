import { AppError } from "../errors/app-error";
import { bothFailed, type Work } from "./failure";
import type { AiModelName, AiProviderPort, AiUsage, AskAnswer, AskRequest } from "./types";

export const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** Told what was paid for and came to nothing. */
export type OnWasted = (model: AiModelName, usage: AiUsage) => void;

/** One attempt; what it had cost when it came to nothing is told, as far as the provider said. */
export function accounted<T>(
  port: AiProviderPort,
  request: AskRequest<T>,
  onWasted: OnWasted | undefined,
): Promise<AskAnswer<T>> {
  let known: AiUsage | undefined;
  const waste = () => {
    if (known) onWasted?.(port.name, known);
    known = undefined;
  };
  // At once, for the guarded call does not wait for an attempt that it has ended.
  request.signal.addEventListener("abort", waste, { once: true });
  return port
    .ask({ ...request, onUsage: (usage) => void (known = request.signal.aborted ? undefined : usage) })
    .catch((error: unknown) => {
      waste();
      throw error;
    })
    .finally(() => request.signal.removeEventListener("abort", waste));
}

type Answered = { usage: AiUsage };
/** What one of two models, or both, answered. */
export type OneOrBoth<T> = { both: [T, T] } | { author: AiModelName; answer: T };

/**
 * Asks two models at once. One answer is enough.
 * @param what for the sentence when both fail: "write a draft"
 * @throws AppError when both fail; the signal's reason when it was aborted, with what was paid for told
 */
export async function askBothModels<T extends Answered>(
  [first, second]: readonly [AiModelName, AiModelName],
  ask: (name: AiModelName) => Promise<T>,
  what: Work,
  { signal, onWasted }: { signal?: AbortSignal | undefined; onWasted?: OnWasted | undefined },
): Promise<OneOrBoth<T>> {
  const [one, other] = await Promise.allSettled([ask(first), ask(second)]);
  if (signal?.aborted) {
    if (one.status === "fulfilled") onWasted?.(first, one.value.usage);
    if (other.status === "fulfilled") onWasted?.(second, other.value.usage);
    signal.throwIfAborted();
  }
  if (one.status === "fulfilled" && other.status === "fulfilled") return { both: [one.value, other.value] };
  if (one.status === "fulfilled") return { author: first, answer: one.value };
  if (other.status === "fulfilled") return { author: second, answer: other.value };
  throw bothReasons(one.reason, other.reason, what);
}

/** A bug in one of the two branches must not pass for a provider's failure. */
function bothReasons(first: unknown, second: unknown, what: Work): unknown {
  if (first instanceof AppError && second instanceof AppError) return bothFailed(first, second, what);
  return first instanceof AppError ? second : first;
}
