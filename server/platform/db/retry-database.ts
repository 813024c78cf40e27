import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "../errors/pg-error";

const RETRY_MS = 1_000;

type Patience = {
  /** Asked after each failure: whether to give up now. */
  isOver: () => boolean;
  /** Told once, however long it takes. */
  onAway?: (error: unknown) => void;
  onBack?: () => void;
};

/**
 * Does what a database that is away keeps from being done, again and again until it is done. Only for work that may be done twice: of a
 * connection that broke nobody knows whether its last statement was carried out.
 * @throws whatever else `work` throws, and what it threw last once it is over
 */
export async function outlastDatabase<T>(
  work: () => Promise<T>,
  { isOver, onAway, onBack }: Patience,
): Promise<T> {
  for (let isAway = false; ; isAway = true) {
    try {
      const result = await work();
      if (isAway) onBack?.();
      return result;
    } catch (error) {
      if (!isDatabaseAway(error) || isOver()) throw error;
      if (!isAway) onAway?.(error);
    }
    await sleep(RETRY_MS, undefined, { ref: false });
  }
}
