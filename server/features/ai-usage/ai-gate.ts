import type { Config } from "../../platform/config/config";
import { AppError } from "../../platform/errors/app-error";
import { scaleLimit } from "../../platform/scale-limit";

/** Limits the concurrent AI calls of each user in this process. */
export type AiGate = {
  /**
   * Starts a call and returns the function that ends it.
   * @throws AppError rate_limited when the user has too many calls running
   */
  enter(userId: string): () => void;
  /** Waits for a free place, first come, first served; rejects with the signal's reason when it is aborted before. */
  enterWhenFree(userId: string, signal: AbortSignal): Promise<() => void>;
};

const RETRY_WHEN_BUSY_SECONDS = 10;

export function createAiGate(config: Config): AiGate {
  const limit = scaleLimit(config.AI_CONCURRENT, config);
  const underWay = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const take = (userId: string): (() => void) => {
    underWay.set(userId, (underWay.get(userId) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const now = (underWay.get(userId) ?? 1) - 1;
      if (now > 0) underWay.set(userId, now);
      else underWay.delete(userId);
      const line = waiting.get(userId);
      const next = line?.shift();
      if (line?.length === 0) waiting.delete(userId);
      next?.();
    };
  };
  const isFull = (userId: string) => (underWay.get(userId) ?? 0) >= limit;

  return {
    enter(userId) {
      if (isFull(userId))
        throw new AppError(
          "rate_limited",
          "The AI is already at work for you. Please wait until it is done.",
          undefined,
          { retryAfterSeconds: RETRY_WHEN_BUSY_SECONDS },
        );
      return take(userId);
    },
    enterWhenFree(userId, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (!isFull(userId)) return Promise.resolve(take(userId));
      return new Promise((resolve, reject) => {
        const line = waiting.get(userId) ?? [];
        const giveUp = () => {
          const place = line.indexOf(enter);
          if (place >= 0) line.splice(place, 1);
          reject(signal.reason as Error);
        };
        const enter = () => {
          signal.removeEventListener("abort", giveUp);
          resolve(take(userId));
        };
        line.push(enter);
        waiting.set(userId, line);
        signal.addEventListener("abort", giveUp, { once: true });
      });
    },
  };
}
