/** What a slow reader has not taken; beyond it, it is told to look at everything again. */
const MOST_UNTOLD = 500;

export interface Untold {
  add(submission_ids: readonly string[]): void;
  addAll(): void;
  /** Resolves when there is something to tell, or after some time. */
  any(patience_ms: number): Promise<void>;
  take(): { readonly event: string; readonly data: string } | undefined;
}

/**
 * What a reader has not been told yet, put together and bounded: events `audited` with submission
 * ids, or `ready` for looking at everything again.
 */
export function createUntold(): Untold {
  let ids = new Set<string>();
  let all = false;
  let wake = (): void => {};

  function addAll(): void {
    all = true;
    ids = new Set();
    wake();
  }

  return {
    addAll,
    add: (submission_ids) => {
      if (all) return;
      for (const id of submission_ids) ids.add(id);
      if (ids.size > MOST_UNTOLD) addAll();
      wake();
    },
    any: async (patience_ms) => {
      if (all || ids.size > 0) return;
      const patience = Promise.withResolvers<void>();
      wake = patience.resolve;
      const timer = setTimeout(patience.resolve, patience_ms);
      await patience.promise;
      clearTimeout(timer);
    },
    take: () => {
      if (!all && ids.size === 0) return undefined;
      const told = all
        ? { event: "ready", data: "" }
        : { event: "audited", data: [...ids].join(" ") };
      all = false;
      ids = new Set();
      return told;
    },
  };
}
