import { html } from "hono/html";
import type { KeyRow } from "../../database/statements/list_keys.ts";
import { field, problem } from "../field.ts";
import type { Html } from "../page.ts";
import { timeElement } from "../times/time_element.ts";
import { plainText, shortText } from "../visible_text.ts";
import type { Shown } from "./integration_page.ts";

export interface ApiKeysOptions {
  readonly keys: readonly KeyRow[];
  readonly zone: string;
  /** Whether the reader may create and revoke. */
  readonly changes: boolean;
  readonly shown: Shown;
}

/** The account's API keys, a new one in full, and the form for another. */
export function apiKeysCard({ keys, zone, changes, shown }: ApiKeysOptions): Html {
  return html`<section class="card" id="keys">
    <div class="card-head"><h2>API keys</h2></div>
    ${problem(shown.key_error)} ${shown.new_key ? newKey(shown.new_key) : ""}
    ${
      keys.length === 0
        ? html`<p class="quiet">
            No key yet. Give the first one the name of the system that uses it.
          </p>`
        : keyTable(keys, { zone, changes })
    }
    ${
      changes
        ? html`<form method="post" action="/dashboard/integration/keys" class="inline section-gap">
            ${field({ name: "name", label: "Name of a new key", required: true, maxlength: 256, placeholder: "Production server" })}
            <button type="submit" class="primary">Create key</button>
          </form>`
        : html`<p class="hint section-gap">An owner of the account creates and revokes keys.</p>`
    }
  </section>`;
}

function newKey(key: string): Html {
  return html`<div class="notice stack" role="status">
    <p>
      <strong>Here is the new key.</strong> It is shown this once: keep it on your server, never in
      a page or an app.
    </p>
    <div class="row">
      <code id="new-key" class="key">${key}</code>
      <button type="button" class="slim" data-copy="new-key" hidden>Copy</button>
    </div>
  </div>`;
}

function keyTable(
  keys: readonly KeyRow[],
  { zone, changes }: { readonly zone: string; readonly changes: boolean },
): Html {
  return html`<table class="blocks">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Key</th>
        <th scope="col">Created</th>
        <th scope="col">Last used</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr>
            <td data-label="Name">${shortText(key.name, 60)}</td>
            <td data-label="Key"><code>sk-assay-…${key.last_four}</code></td>
            <td data-label="Created">${timeElement(key.created_at, zone)}</td>
            <td data-label="Last used">
              ${key.last_used_at ? timeElement(key.last_used_at, zone) : html`<span class="quiet">never</span>`}
            </td>
            <td data-label="State">${stateOf(key, { zone, changes })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function stateOf(
  key: KeyRow,
  { zone, changes }: { readonly zone: string; readonly changes: boolean },
): Html {
  if (key.revoked_at)
    return html`<span class="quiet">revoked ${timeElement(key.revoked_at, zone)}</span>`;
  if (!changes) return html`active`;
  return html`<form
    method="post"
    action="/dashboard/integration/keys/${key.key_id}/revoke"
    data-confirm="Revoke this key? Whatever uses it is refused from now on."
  >
    <button type="submit" class="danger slim">
      Revoke<span class="hidden"> the key ${plainText(key.name)}</span>
    </button>
  </form>`;
}
