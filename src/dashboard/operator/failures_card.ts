import { html } from "hono/html";
import type { Html } from "../page.ts";
import { timeElement } from "../times/time_element.ts";
import { shortText } from "../visible_text.ts";
import type { FailureRow } from "./statements/list_failures.ts";

/** Audits that failed for good, and the way to try them again. */
export function failuresCard(failures: readonly FailureRow[], zone: string): Html {
  return html`<section class="card">
    <h2>Failed audits</h2>
    ${
      failures.length === 0
        ? html`<p class="quiet">None. An audit that fails after all its tries is listed here.</p>`
        : html`<table class="blocks">
            <thead>
              <tr>
                <th scope="col">Failed</th>
                <th scope="col">Account</th>
                <th scope="col">Submission</th>
                <th scope="col">Reason</th>
                <th scope="col"><span class="hidden">Retry</span></th>
              </tr>
            </thead>
            <tbody>
              ${failures.map(
                (failure) =>
                  html`<tr>
                    <td data-label="Failed">${timeElement(failure.failed_at, zone)}</td>
                    <td data-label="Account">${shortText(failure.account_name, 40)}</td>
                    <td data-label="Submission"><code>${failure.submission_id}</code></td>
                    <td data-label="Reason">${failure.reason}</td>
                    <td>
                      <form
                        method="post"
                        action="/dashboard/operator/failures/${failure.submission_id}/retry"
                      >
                        <button type="submit" class="slim">Retry</button>
                      </form>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}
