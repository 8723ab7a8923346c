import { html } from "hono/html";
import { listKeys } from "../../database/statements/list_keys.ts";
import { page } from "../page.ts";
import { viewedAccount } from "../section.ts";
import type { PageContext, Services } from "../section.ts";
import { apiKeysCard } from "./api_keys_card.ts";
import { quickStartCard } from "./quick_start_card.ts";
import { signingKeysCard } from "./signing_keys_card.ts";
import { listSigningKeys } from "./statements/list_signing_keys.ts";

export interface Shown {
  /** A key that was created just now; it is shown this once. */
  readonly new_key?: string;
  readonly key_error?: string;
  readonly signing_error?: string;
  readonly signing?: { readonly key_path: string; readonly public_key: string };
}

/** Keys, signing keys, quick start. */
export async function integrationPage(
  context: PageContext,
  services: Services,
  shown: Shown = {},
): Promise<Response> {
  const { scope, zone, viewer } = context.var;
  const { account_id } = viewedAccount(context);
  const { keys, signing_keys } = await scope.transact(async (database) => ({
    keys: await listKeys(database, account_id),
    signing_keys: await listSigningKeys(database, account_id),
  }));
  const changes = viewer.role !== "auditor";
  const base = services.base_address(context);
  return await page(context, {
    title: "Integration",
    lead: "From an API key to the first log.",
    status: shown.key_error || shown.signing_error ? 400 : 200,
    body: html`${apiKeysCard({ keys, zone, changes, shown })}
    ${quickStartCard({ base, key: shown.new_key })}
    ${signingKeysCard({ signing_keys, zone, changes, shown })}`,
  });
}
