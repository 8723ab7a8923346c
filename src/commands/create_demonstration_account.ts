import { connect } from "../database/connect.ts";
import { createAccount } from "../database/statements/create_account.ts";
import { listAccounts } from "../database/statements/list_accounts.ts";
import { newApiKey } from "../keys/api_key.ts";
import { sha256 } from "../keys/sha256.ts";

/** Enough for a hundred of the largest submissions. */
const TOKENS = 200_000;

/**
 * Creates an account to try the service with, on a database that has none yet.
 *
 * @returns its API key, which is stored nowhere; undefined when there are accounts already
 */
export async function createDemonstrationAccount(url: string): Promise<string | undefined> {
  const owner = connect(url, { part: "owner", connections: 1, statement_timeout_ms: 10_000 });
  try {
    if ((await listAccounts(owner)).length > 0) return undefined;
    const api_key = newApiKey();
    const key_hash = await sha256(api_key);
    const last_four = api_key.slice(-4);
    await createAccount(owner, "Demo account", "free", TOKENS, "First key", key_hash, last_four);
    return api_key;
  } finally {
    await owner.end({ timeout: 1 });
  }
}
