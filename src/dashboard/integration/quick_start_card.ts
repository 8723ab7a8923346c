import { html } from "hono/html";
import type { Html } from "../page.ts";
import { quickStart } from "./quick_start.ts";

/** How to send the first submission, with the key at hand where there is one. */
export function quickStartCard(options: {
  readonly base: string;
  readonly key: string | undefined;
}): Html {
  const key = options.key ?? "YOUR_API_KEY";
  return html`<section class="card" id="quick-start">
    <h2>Quick start</h2>
    <p class="hint">
      One interaction a request, at least 20 seconds apart for one <code>user_id</code>. The answer
      comes at once; the log turns from undergoing audit to its result by itself.
    </p>
    <div class="stack section-gap">
      ${quickStart({ base: options.base, key }).map(
        ({ language, text }, position) =>
          html`<details class="more" ${position === 0 ? "open" : ""}>
            <summary>${language}</summary>
            <div class="stack">
              <pre
                tabindex="0"
                aria-label="${language}"
              ><code id="start-${position}">${text}</code></pre>
              <div>
                <button type="button" class="slim" data-copy="start-${position}" hidden>
                  Copy<span class="hidden"> the ${language} example</span>
                </button>
              </div>
            </div>
          </details>`,
      )}
    </div>
  </section>`;
}
