import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "../errors/pg-error";

const RETRY_MS = 1_000;

type RetryOptions = {
  /** Checked after each failure: whether to give up now. */
  isOver: () => boolean;
  /** Called once, at the first failure. */
  onAway?: (error: unknown) => void;
  onBack?: () => void;
};

/**
 * Retries work until the database is available. Only for work that may run twice: when a connection breaks, nobody
 * knows whether its last statement was executed.
 * @throws any other error of `work`, and its last error once `isOver`
 */
export async function retryUntilDatabaseIsBack<T>(
  work: () => Promise<T>,
  { isOver, onAway, onBack }: RetryOptions,
): Promise<T> {
  for (let isAway = false; ; isAway = true) {
    try {
      const result = await work();
      if (isAway) onBack?.();
      return result;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || isOver()) throw error;
      if (!isAway) onAway?.(error);
    }
    await sleep(RETRY_MS, undefined, { ref: false });
  }
}
