export interface Breaker {
  /** Whether a call may be tried now. */
  closed(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Keeps calls away from a service that does nothing but fail: after so many failures in a row none
 * is tried for a while, then one; its outcome decides.
 *
 * @param options times in ms; `now` is a clock that only goes forward
 */
export function createBreaker(options: {
  readonly failures: number;
  readonly pause_ms: number;
  readonly now: () => number;
}): Breaker {
  let failures = 0;
  let open_until = -Infinity;
  return {
    closed: () => options.now() >= open_until,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      if (failures >= options.failures) open_until = options.now() + options.pause_ms;
    },
  };
}
