import { html } from "hono/html";
import type { AccountRow } from "../../database/statements/list_accounts.ts";
import { field } from "../field.ts";
import type { Html } from "../page.ts";
import { plainText, shortText } from "../visible_text.ts";

export interface AccountsOptions {
  readonly zone: string;
  /** The account that the operator looks at. */
  readonly viewed: string | undefined;
}

/** Every account with its plan and tokens, and what an operator can do with it. */
export function accountsCard(accounts: readonly AccountRow[], options: AccountsOptions): Html {
  return html`<section class="card">
    <h2>Accounts</h2>
    ${
      accounts.length === 0
        ? html`<p class="quiet">
            No account yet. An account holds plan, tokens, keys and members.
          </p>`
        : html`<table class="blocks">
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Plan</th>
                <th scope="col" class="number">Balance</th>
                <th scope="col" class="number">Reserved</th>
                <th scope="col" class="number">Charged</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              ${accounts.map((account) => accountRow(account, options))}
            </tbody>
          </table>`
    }
    <h3 class="section-gap">New account</h3>
    <form method="post" action="/dashboard/operator/accounts" class="inline">
      ${field({ name: "name", label: "Name", required: true, maxlength: 256 })}
      <div class="field">
        <label for="new-plan">Plan</label>
        <select id="new-plan" name="plan">
          <option value="free">free</option>
          <option value="premium">premium</option>
        </select>
      </div>
      ${field({ name: "tokens", label: "Tokens", value: "1000000", inputmode: "numeric", required: true })}
      <button type="submit" class="primary">Create account</button>
    </form>
  </section>`;
}

function accountRow(account: AccountRow, { viewed }: AccountsOptions): Html {
  const path = `/dashboard/operator/accounts/${account.account_id}`;
  const number = (tokens: number): string => tokens.toLocaleString("en-GB");
  return html`<tr>
    <td data-label="Account">
      <form method="post" action="${path}/view">
        <button type="submit" class="plain">${shortText(account.name, 60)}</button>
      </form>
      ${account.account_id === viewed ? html`<span class="tag">viewed</span>` : ""}
      ${account.suspended_at ? html`<span class="tag">suspended</span>` : ""}
    </td>
    <td data-label="Plan">${account.plan ?? "none"}</td>
    <td data-label="Balance" class="number">${number(account.balance)}</td>
    <td data-label="Reserved" class="number">${number(account.reserved)}</td>
    <td data-label="Charged" class="number">${number(account.charged)}</td>
    <td data-label="Change">
      <details class="more">
        <summary>Change<span class="hidden"> ${plainText(account.name)}</span></summary>
        <div class="stack changes">${changes(account, path)}</div>
      </details>
    </td>
  </tr>`;
}

function changes(account: AccountRow, path: string): Html {
  const id = account.account_id.slice(0, 8);
  return html`<form method="post" action="${path}/grant" class="inline">
      <div class="field">
        <label for="tokens-${id}">Grant tokens</label>
        <input id="tokens-${id}" name="tokens" inputmode="numeric" required />
      </div>
      <button type="submit" class="slim">Grant</button>
    </form>
    <form method="post" action="${path}/plan" class="inline">
      <div class="field">
        <label for="plan-${id}">Plan</label>
        <select id="plan-${id}" name="plan">
          ${["free", "premium", "none"].map(
            (plan) =>
              html`<option ${plan === (account.plan ?? "none") ? "selected" : ""}>${plan}</option>`,
          )}
        </select>
      </div>
      <button type="submit" class="slim">Set plan</button>
    </form>
    <form method="post" action="${path}/suspend">
      <input type="hidden" name="suspended" value="${account.suspended_at ? "no" : "yes"}" />
      <button type="submit" class="${account.suspended_at ? "slim" : "danger slim"}">
        ${account.suspended_at ? "End suspension" : "Suspend"}
      </button>
    </form>`;
}
