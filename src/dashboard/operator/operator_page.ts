import { html } from "hono/html";
import { listAccounts } from "../../database/statements/list_accounts.ts";
import { problem } from "../field.ts";
import { linkNotice } from "../members/link_notice.ts";
import { page } from "../page.ts";
import type { PageContext } from "../section.ts";
import { accountsCard } from "./accounts_card.ts";
import { failuresCard } from "./failures_card.ts";
import { healthFigures } from "./health_figures.ts";
import { listFailures } from "./statements/list_failures.ts";
import { readHealth } from "./statements/read_health.ts";

/** Accounts, health, failures. */
export async function operatorPage(
  context: PageContext,
  shown: { readonly error?: string; readonly link?: string } = {},
): Promise<Response> {
  const { scope, zone } = context.var;
  const { accounts, health, failures } = await scope.transact(async (database) => ({
    accounts: await listAccounts(database),
    health: await readHealth(database),
    failures: await listFailures(database),
  }));
  return await page(context, {
    title: "Operator",
    lead: "All accounts, and how the service is doing.",
    status: shown.error ? 400 : 200,
    body: html`<div class="stack">
      ${problem(shown.error)} ${shown.link ? linkNotice(shown.link) : ""}
      ${healthFigures(health[0]!, zone)}
      ${accountsCard(accounts, { zone, viewed: context.var.viewer.account?.account_id })}
      ${failuresCard(failures, zone)}
      <section class="card">
        <h2>Another operator</h2>
        <form method="post" action="/dashboard/operator/invitations" class="row">
          <p class="hint">A one-time link for somebody who runs this service with you.</p>
          <button type="submit">Make a link</button>
        </form>
      </section>
    </div>`,
  });
}
