import { setTimeout as wait } from "node:timers/promises";
import { createCircuitBreaker } from "./circuit-breaker";
import { type FailureKind, ProviderFailure, providerPaused, toAppError } from "./failure";
import type { AiDeps, AiModelName } from "./types";

/** No call lasts longer than this, including its retry and the wait before it. */
export const CALL_MS_MAX = 90_000;
/** If a provider asks for a longer pause, the call is not retried. */
const RETRY_AFTER_MS_MAX = 20_000;
const BREAKER_THRESHOLD = 5;
const BREAKER_REST_MS = 60_000;

const RETRIED_KINDS: readonly FailureKind[] = ["busy", "server", "connection"];
const BACK_OFF_MS = 500;

export type GuardedCall = <T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
) => Promise<T>;

/**
 * Wraps the calls of one provider: a time limit for each attempt and for the whole call, one retry with back-off, and a
 * circuit breaker. Throws `AppError`, or the signal's reason when it is aborted.
 */
export function createGuardedCall(provider: AiModelName, timeoutMs: number, deps: AiDeps): GuardedCall {
  const now = deps.now ?? (() => performance.now());
  const sleep = deps.sleep ?? ((ms, signal) => wait(ms, undefined, { signal }));
  const schedule = deps.schedule ?? scheduleTimeout;
  const random = deps.random ?? Math.random;
  const breaker = createCircuitBreaker({ threshold: BREAKER_THRESHOLD, restMs: BREAKER_REST_MS, now });
  let hasRefused = false;
  const callMs = Math.min(CALL_MS_MAX, timeoutMs * 1.5);

  return async (attempt, signal) => {
    signal?.throwIfAborted();
    const pass = breaker.enter();
    // Who has no valid key is told so during the pause as well.
    if (!pass) throw hasRefused ? toAppError(provider, "refused") : providerPaused(provider);
    const endsAt = now() + callMs;
    try {
      for (let retriesLeft = 1; ; retriesLeft -= 1) {
        try {
          const value = await runWithTimeout(
            attempt,
            (end) => schedule(end, Math.min(timeoutMs, endsAt - now())),
            signal,
          );
          pass.succeeded();
          hasRefused = false;
          return value;
        } catch (error) {
          signal?.throwIfAborted();
          if (!(error instanceof ProviderFailure)) throw error;
          const pause = error.retryAfterMs ?? BACK_OFF_MS * (1 + random());
          const willRetry =
            retriesLeft > 0 &&
            RETRIED_KINDS.includes(error.kind) &&
            pause <= RETRY_AFTER_MS_MAX &&
            now() + pause < endsAt;
          deps.onFailure?.({ provider, kind: error.kind, status: error.status, willRetry });
          if (!willRetry) {
            // An unusable answer is no sign that the provider is in trouble.
            if (error.kind === "unusable") pass.succeeded();
            else pass.failed();
            hasRefused = error.kind === "refused";
            throw toAppError(provider, error.kind);
          }
          await sleep(pause, signal);
          signal?.throwIfAborted();
        }
      }
    } catch (error) {
      pass.abandoned();
      throw signal?.aborted ? signal.reason : error;
    }
  };
}

function scheduleTimeout(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, Math.max(0, ms));
  return () => clearTimeout(timer);
}

/**
 * Runs `attempt` with a signal that is aborted when time is up, and settles then even if the attempt ignores the
 * signal.
 */
async function runWithTimeout<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  startTimer: (end: () => void) => () => void,
  outer: AbortSignal | undefined,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const stopTimer = startTimer(abort);
  outer?.addEventListener("abort", abort, { once: true });
  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener("abort", () => reject(new ProviderFailure("timeout")), { once: true });
  });
  try {
    return await Promise.race([attempt(controller.signal), ended]);
  } catch (error) {
    throw controller.signal.aborted ? new ProviderFailure("timeout") : error;
  } finally {
    stopTimer();
    outer?.removeEventListener("abort", abort);
  }
}
