/** Permission to make one call. Call one of the three methods when it ends; later calls have no effect. */
type BreakerPass = {
  succeeded(): void;
  failed(): void;
  /** Neither success nor failure: the caller went away, which says nothing about the provider. */
  abandoned(): void;
};

export type CircuitBreaker = {
  /** Returns `undefined` while the breaker is open. */
  enter(): BreakerPass | undefined;
};

/**
 * Refuses calls after `threshold` failures in a row. After `restMs` one call may try (half-open): its success closes
 * the breaker again, its failure starts another pause.
 */
export function createCircuitBreaker(options: {
  threshold: number;
  restMs: number;
  now: () => number;
}): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let probing = false;

  return {
    enter() {
      const isProbe = openUntil !== undefined;
      if (openUntil !== undefined && (probing || options.now() < openUntil)) return undefined;
      if (isProbe) probing = true;
      let isOver = false;
      const end = (effect: () => void) => () => {
        if (isOver) return;
        isOver = true;
        if (isProbe) probing = false;
        effect();
      };
      return {
        succeeded: end(() => {
          failures = 0;
          openUntil = undefined;
        }),
        failed: end(() => {
          failures += 1;
          if (isProbe || failures >= options.threshold) openUntil = options.now() + options.restMs;
        }),
        abandoned: end(() => {}),
      };
    },
  };
}
