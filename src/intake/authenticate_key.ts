import { batchCalls } from "../database/batch_calls.ts";
import type { Database } from "../database/connect.ts";
import { authenticate } from "../database/statements/authenticate.ts";
import { isApiKey } from "../keys/api_key.ts";
import { sha256 } from "../keys/sha256.ts";

/** Whose key it is, and whether the account may submit at all. */
export interface Caller {
  readonly key_id: string;
  readonly account_id: string;
  readonly has_plan: boolean;
  /** Tokens left when it was read. */
  readonly balance: number;
}

/**
 * How long an answer is believed, in ms. Acceptance looks again, so a revoked key or an empty
 * balance accepts nothing; what this delays is only which error a faulty request gets.
 */
const BELIEVED_MS = 1000;
const LARGEST_CACHE = 10_000;
const LARGEST_BATCH = 64;
const LONGEST_QUEUE = 4096;

interface Believed {
  readonly caller: Caller;
  readonly until: number;
}

/**
 * Makes the function that says who the bearer of a key is. Keys that arrive together are looked up
 * together. Only callers who may submit are remembered, so a new plan, a grant and a new key count
 * at once.
 *
 * @returns a function that resolves with the caller, or undefined for a key that is unknown or
 *   revoked; it rejects when the database is out of reach or too many look-ups wait
 */
export function createAuthenticateKey(
  database: Database,
): (key: string) => Promise<Caller | undefined> {
  const believed = new Map<string, Believed>();
  /** Requests with one key that arrive together ask once. */
  const asked = new Map<string, Promise<Caller | undefined>>();
  const lookUp = batchCalls(
    async (hashes: string[]): Promise<(Caller | undefined)[]> => {
      const rows = await authenticate(database, hashes);
      const callers = new Map(rows.map(({ key_hash, ...caller }) => [key_hash, caller]));
      return hashes.map((hash) => callers.get(hash));
    },
    (hash) => hash,
    { largest_batch: LARGEST_BATCH, longest_queue: LONGEST_QUEUE, isolate: () => false },
  );

  async function ask(key: string): Promise<Caller | undefined> {
    const caller = await lookUp(await sha256(key));
    if (caller !== undefined && caller.has_plan && caller.balance > 0) remember(key, caller);
    else believed.delete(key);
    return caller;
  }

  function remember(key: string, caller: Caller): void {
    if (believed.size >= LARGEST_CACHE) believed.clear();
    believed.set(key, { caller, until: performance.now() + BELIEVED_MS });
  }

  return async function authenticateKey(key) {
    if (!isApiKey(key)) return undefined;
    const known = believed.get(key);
    if (known !== undefined && known.until > performance.now()) return known.caller;
    const under_way = asked.get(key);
    if (under_way !== undefined) return await under_way;
    const answer = ask(key).finally(() => asked.delete(key));
    asked.set(key, answer);
    return await answer;
  };
}
