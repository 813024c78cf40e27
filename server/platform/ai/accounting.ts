import { AppError } from "../errors/app-error";
import { bothFailed, type Work } from "./failure";
import type { AiModelName, AiProviderPort, AiUsage, AskAnswer, AskRequest } from "./types";

export const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** Receives the usage of an attempt that was paid for but gave no answer. */
export type OnWasted = (model: AiModelName, usage: AiUsage) => void;

/** Makes one attempt. If it fails, `onWasted` receives what it had cost so far, if the provider said. */
export function askWithAccounting<T>(
  port: AiProviderPort,
  request: AskRequest<T>,
  onWasted: OnWasted | undefined,
): Promise<AskAnswer<T>> {
  let spent: AiUsage | undefined;
  const reportWaste = () => {
    if (spent) onWasted?.(port.name, spent);
    spent = undefined;
  };
  // Reported immediately: the guarded call does not wait for an attempt that it has aborted.
  request.signal.addEventListener("abort", reportWaste, { once: true });
  return port
    .ask({ ...request, onUsage: (usage) => void (spent = request.signal.aborted ? undefined : usage) })
    .catch((error: unknown) => {
      reportWaste();
      throw error;
    })
    .finally(() => request.signal.removeEventListener("abort", reportWaste));
}

type Answered = { usage: AiUsage };
/** The answers of two models, or the one answer if the other model failed. */
export type OneOrBoth<T> = { both: [T, T] } | { author: AiModelName; answer: T };

/**
 * Asks two models at once. One answer is enough.
 * @param what for the message when both fail: "write a draft"
 * @throws AppError when both fail; the signal's reason when it was aborted, after reporting the paid usage
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
  throw combineReasons(one.reason, other.reason, what);
}

/** A bug in one of the two branches must not look like a provider's failure. */
function combineReasons(first: unknown, second: unknown, what: Work): unknown {
  if (first instanceof AppError && second instanceof AppError) return bothFailed(first, second, what);
  return first instanceof AppError ? second : first;
}
