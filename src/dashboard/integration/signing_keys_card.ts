import { html } from "hono/html";
import { field, problem } from "../field.ts";
import type { Html } from "../page.ts";
import { timeElement } from "../times/time_element.ts";
import { plainText, shortText } from "../visible_text.ts";
import type { Shown } from "./integration_page.ts";
import type { SigningKeyRow } from "./statements/list_signing_keys.ts";

export interface SigningKeysOptions {
  readonly signing_keys: readonly SigningKeyRow[];
  readonly zone: string;
  readonly changes: boolean;
  readonly shown: Shown;
}

/** The public keys by which signatures are verified, and the form for another. */
export function signingKeysCard(options: SigningKeysOptions): Html {
  const { signing_keys, changes, shown } = options;
  return html`<section class="card" id="signing-keys">
    <h2>Signing keys</h2>
    <p class="hint">
      A submission may carry an ECDSA signature over its input and output. Register the public key
      under the path that you send as <code>your_company_signing_key_id</code>; each log then says
      whether the signature holds.
    </p>
    ${problem(shown.signing_error)} ${signing_keys.length === 0 ? "" : signingKeyTable(options)}
    ${
      changes
        ? html`<form
            method="post"
            action="/dashboard/integration/signing-keys"
            class="stack section-gap"
          >
            ${field({
              name: "key_path",
              label: "Key path",
              required: true,
              maxlength: 1024,
              value: shown.signing?.key_path ?? "",
              placeholder: "projects/…/cryptoKeyVersions/1",
            })}
            <div class="field">
              <label for="field-public_key">Public key (PEM)</label>
              <textarea
                id="field-public_key"
                name="public_key"
                rows="5"
                required
                maxlength="8192"
                spellcheck="false"
                placeholder="-----BEGIN PUBLIC KEY-----"
              >
${shown.signing?.public_key ?? ""}</textarea>
            </div>
            <div><button type="submit">Register key</button></div>
          </form>`
        : ""
    }
  </section>`;
}

function signingKeyTable({ signing_keys, zone, changes }: SigningKeysOptions): Html {
  return html`<table class="blocks section-gap">
    <thead>
      <tr>
        <th scope="col">Key path</th>
        <th scope="col">Registered</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${signing_keys.map(
        (key) =>
          html`<tr>
            <td data-label="Key path">${shortText(key.key_path, 120)}</td>
            <td data-label="Registered">${timeElement(key.created_at, zone)}</td>
            <td data-label="State">
              ${
                key.revoked_at
                  ? html`<span class="quiet">revoked ${timeElement(key.revoked_at, zone)}</span>`
                  : changes
                    ? html`<form
                        method="post"
                        action="/dashboard/integration/signing-keys/${key.signing_key_id}/revoke"
                        data-confirm="Revoke this key? Signatures by it are unknown from now on."
                      >
                        <button type="submit" class="danger slim">
                          Revoke<span class="hidden"> ${plainText(key.key_path)}</span>
                        </button>
                      </form>`
                    : "active"
              }
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
