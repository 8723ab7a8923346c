import { html } from "hono/html";
import type { Html } from "../page.ts";

/** A one-time link, shown once. */
export function linkNotice(link: string, text = "works once, for a week"): Html {
  return html`<div class="notice stack" role="status">
    <p><strong>Here is the link.</strong> It ${text}, and is shown this once: send it on now.</p>
    <div class="row">
      <code id="new-link" class="key">${link}</code>
      <button type="button" class="slim" data-copy="new-link" hidden>Copy</button>
    </div>
  </div>`;
}
