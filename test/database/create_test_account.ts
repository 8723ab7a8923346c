import type { Database } from "../../src/database/connect.ts";
import { createAccount } from "../../src/database/statements/create_account.ts";
import { listKeys } from "../../src/database/statements/list_keys.ts";
import { newApiKey } from "../../src/keys/api_key.ts";
import { sha256 } from "../../src/keys/sha256.ts";

export interface TestAccount {
  readonly account_id: string;
  readonly key: string;
  readonly key_id: string;
}

/** An account with a key, on the free plan unless told otherwise. */
export async function createTestAccount(
  owner: Database,
  options: { readonly tokens?: number; readonly plan?: "free" | "premium" | null } = {},
): Promise<TestAccount> {
  const key = newApiKey();
  const plan = options.plan === undefined ? "free" : options.plan;
  const [account] = await createAccount(
    owner,
    "Test account",
    plan,
    options.tokens ?? 1_000_000,
    "Test key",
    await sha256(key),
    key.slice(-4),
  );
  const [row] = await listKeys(owner, account!.account_id);
  return { account_id: account!.account_id, key, key_id: row!.key_id };
}
