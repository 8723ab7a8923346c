import { html } from "hono/html";
import { encode } from "uqr";
import { field, problem } from "../field.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../identity/create_identity.ts";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import type { PageContext } from "../section.ts";
import { shortText } from "../visible_text.ts";

export interface ProfileShown {
  readonly error?: string;
  readonly done?: string;
  /** A second factor that waits for its first code. */
  readonly begun?: { readonly totpURI: string; readonly backupCodes: readonly string[] };
}

/** One's own settings. */
export function profilePage(
  context: PageContext,
  shown: ProfileShown = {},
): Response | Promise<Response> {
  const { viewer, theme } = context.var;
  return page(context, {
    title: "Profile",
    lead: html`${shortText(viewer.name, 100)}, ${viewer.email}, ${viewer.role}`,
    status: shown.error ? 400 : 200,
    body: html`<div class="stack">
      ${problem(shown.error)}
      ${shown.done ? html`<p class="notice" role="status">${shown.done}</p>` : ""}
      ${shown.begun ? beginning(shown.begun) : ""}
      <div class="grid two">
        ${passwordCard()} ${secondFactorCard(viewer.two_factor_enabled)} ${looksCard(theme)}
        <section class="card">
          <h2>Sessions</h2>
          <p class="hint">A session ends by itself twelve hours after it was last used.</p>
          <form method="post" action="/dashboard/profile/sessions" class="section-gap">
            <button type="submit">End all other sessions</button>
          </form>
        </section>
      </div>
    </div>`,
  });
}

function passwordCard(): Html {
  return html`<section class="card">
    <h2>Password</h2>
    <form method="post" action="/dashboard/profile/password" class="stack">
      ${field({
        name: "current",
        label: "Current password",
        type: "password",
        autocomplete: "current-password",
        required: true,
      })}
      ${field({
        name: "password",
        label: "New password",
        type: "password",
        autocomplete: "new-password",
        required: true,
        minlength: SHORTEST_PASSWORD,
        maxlength: LONGEST_PASSWORD,
      })}
      <div><button type="submit">Change password</button></div>
    </form>
  </section>`;
}

function secondFactorCard(enabled: boolean): Html {
  return html`<section class="card">
    <h2>Second factor</h2>
    <p class="hint">
      ${
        enabled
          ? "On: signing in asks for a code of your authenticator."
          : "Off. With an authenticator app, a stolen password alone opens nothing."
      }
    </p>
    <form
      method="post"
      action="/dashboard/profile/second-factor${enabled ? "/remove" : ""}"
      class="stack section-gap"
    >
      <div class="field">
        <label for="second-factor-password">Password</label>
        <input
          id="second-factor-password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
      </div>
      <div>
        <button type="submit" class="${enabled ? "danger" : ""}">
          ${enabled ? "Turn off" : "Set up"}
        </button>
      </div>
    </form>
  </section>`;
}

function beginning({ totpURI, backupCodes }: NonNullable<ProfileShown["begun"]>): Html {
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  return html`<section class="card stack">
    <h2>Set up the second factor</h2>
    <p>Scan this with your authenticator, or type the secret; then enter the code that it shows.</p>
    <div class="row">
      ${qrCode(totpURI)}
      <p>Secret: <code class="key">${secret}</code></p>
    </div>
    <p>Backup codes, each works once when the device is not at hand. They are shown this once:</p>
    <pre tabindex="0" aria-label="Backup codes">${backupCodes.join("\n")}</pre>
    <form method="post" action="/dashboard/profile/second-factor/confirm" class="inline">
      ${field({ name: "code", label: "Code", autocomplete: "one-time-code", inputmode: "numeric", maxlength: 6, required: true })}
      <button type="submit" class="primary">Turn on</button>
    </form>
  </section>`;
}

function qrCode(text: string): Html {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="QR code of the secret"
  >
    <rect width="${size}" height="${size}" fill="#fff"></rect>
    <path d="${path}" fill="#000"></path>
  </svg>`;
}

function looksCard(theme: string): Html {
  return html`<section class="card">
    <h2>Looks</h2>
    <form method="post" action="/dashboard/profile/theme" class="inline">
      <div class="field">
        <label for="field-theme">Colours</label>
        <select id="field-theme" name="theme">
          ${[
            ["auto", "As the system"],
            ["light", "Light"],
            ["dark", "Dark"],
          ].map(
            ([value, label]) =>
              html`<option value="${value}" ${value === theme ? "selected" : ""}>${label}</option>`,
          )}
        </select>
      </div>
      <button type="submit">Save</button>
    </form>
  </section>`;
}
