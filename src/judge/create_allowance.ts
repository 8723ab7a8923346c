export interface Allowance {
  /** Whether anything is left of today's. */
  left(): boolean;
  spend(tokens: number): void;
}

/**
 * Tokens that may be spent in one UTC day, counted in this process.
 *
 * @param now Unix milliseconds
 */
export function createAllowance(daily_tokens: number, now: () => number): Allowance {
  let day = "";
  let spent = 0;
  function today(): void {
    const current = new Date(now()).toISOString().slice(0, 10);
    if (current !== day) spent = 0;
    day = current;
  }
  return {
    left: () => {
      today();
      return spent < daily_tokens;
    },
    spend: (tokens) => {
      today();
      spent += tokens;
    },
  };
}
