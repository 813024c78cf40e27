/** Leave to make one call. At its end one of the three is called; what is called after that changes nothing. */
type BreakerPass = {
  succeeded(): void;
  failed(): void;
  /** Neither: the caller went away, which says nothing about the provider. */
  abandoned(): void;
};

export type CircuitBreaker = {
  /** `undefined` while calls are not worth making. */
  enter(): BreakerPass | undefined;
};

/**
 * Stops calls after `threshold` failures in a row. When `restMs` have passed, one call may try (half-open): its success
 * lets everybody in again, its failure starts another rest.
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
