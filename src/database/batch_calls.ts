export interface BatchCallsOptions {
  /** How many calls go into one batch at most. */
  readonly largest_batch: number;
  /** How many calls may wait at most; one more is refused with `QueueFull`. */
  readonly longest_queue: number;
  /** Whether a batch that failed is tried again call by call, for errors that one call caused. */
  readonly isolate: (error: unknown) => boolean;
  /** Whether an error would meet every call that waits, too: then they are rejected with it. */
  readonly concerns_all?: (error: unknown) => boolean;
}

/** Too many calls wait already. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes one call of those that arrive while another is under way: what one statement and one
 * commit can do for many is done once. There is no timer, so a lone call never waits.
 *
 * No two items with the same key go into one batch; the later one waits for the next.
 *
 * @param run does the work of a batch; its results stand in the order of the items
 * @param keyOf what must be unique within a batch
 * @returns a function that queues one item and resolves with its result; it rejects with what
 *   `run` threw, or with `QueueFull`
 */
export function batchCalls<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  keyOf: (item: Item) => string,
  options: BatchCallsOptions,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = [];
  let running = false;

  function call(item: Item): Promise<Result> {
    if (queue.length >= options.longest_queue) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!running) void drain();
    });
  }

  async function drain(): Promise<void> {
    running = true;
    // What arrives in the same turn of the event loop goes together.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) await runBatch(takeBatch());
    running = false;
  }

  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    let position = 0;
    for (; position < queue.length && batch.length < options.largest_batch; position++) {
      const waiting = queue[position]!;
      const key = keyOf(waiting.item);
      (keys.has(key) ? left : batch).push(waiting);
      keys.add(key);
    }
    queue = left.length === 0 ? queue.slice(position) : left.concat(queue.slice(position));
    return batch;
  }

  async function runBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map((waiting) => waiting.item));
      batch.forEach((waiting, position) => waiting.resolve(results[position]!));
    } catch (error) {
      if (batch.length > 1 && options.isolate(error)) {
        for (const waiting of batch) await runBatch([waiting]);
      } else {
        for (const waiting of batch) waiting.reject(error);
        if (options.concerns_all?.(error)) rejectAll(error);
      }
    }
  }

  function rejectAll(error: unknown): void {
    const rejected = queue;
    queue = [];
    for (const waiting of rejected) waiting.reject(error);
  }

  return call;
}
