import { html } from "hono/html";
import type { Html } from "../page.ts";
import { kindName } from "../kind_name.ts";
import { badgeOf, statusBadge } from "../status_badge.ts";
import { timeElement } from "../times/time_element.ts";
import { shortText } from "../visible_text.ts";
import type { LogRow } from "./statements/list_logs.ts";

const FINDINGS_SHOWN = 4;

/** Logs as a table, newest first; each row leads to its log. */
export function logTable(
  logs: readonly LogRow[],
  options: { readonly zone: string; readonly caption: string },
): Html {
  return html`<table class="blocks logs">
    <caption class="hidden">
      ${options.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Received</th>
        <th scope="col">Status</th>
        <th scope="col" class="number">Risk</th>
        <th scope="col">User</th>
        <th scope="col">Use case</th>
        <th scope="col">Findings</th>
      </tr>
    </thead>
    <tbody>
      ${logs.map((log) => logTableRow(log, options.zone))}
    </tbody>
  </table>`;
}

export function logTableRow(log: LogRow, zone: string): Html {
  const pending = log.status === null && !log.failed;
  return html`<tr ${pending ? html`data-pending="${log.submission_id}"` : ""}>
    <td data-label="Received">
      <a href="/dashboard/logs/${log.submission_id}"
        >${timeElement(new Date(log.accepted_at), zone)}</a
      >
    </td>
    <td data-label="Status">${statusBadge(badgeOf(log))}</td>
    <td data-label="Risk" class="number">
      ${log.risk_score === null ? "–" : Number(log.risk_score).toFixed(1)}
    </td>
    <td data-label="User">${shortText(log.user_id, 28)}</td>
    <td data-label="Use case">${shortText(log.use_case, 40)}</td>
    <td data-label="Findings">${findings(log)}</td>
  </tr>`;
}

function findings(log: LogRow): Html {
  const all = [...log.laws, ...log.kinds.map(kindName)];
  if (all.length === 0) return html`<span class="quiet">–</span>`;
  const more = all.length - FINDINGS_SHOWN;
  return html`<span class="tags"
    >${all.slice(0, FINDINGS_SHOWN).map((name) => html`<span class="tag">${name}</span> `)}${
      more > 0 ? html`<span class="quiet">+${more}</span>` : ""
    }</span
  >`;
}
