import { html } from "hono/html";
import type { Html } from "../page.ts";
import { statusBadge } from "../status_badge.ts";
import type { Sum } from "./sum_days.ts";

const PARTS = [
  ["Fully Compliant", "fully_compliant", "compliant"],
  ["Review Needed", "review_needed", "review"],
  ["Non-Compliant", "non_compliant", "violation"],
] as const;

/** How the statuses share the month, as a bar and in figures; each leads to its logs. */
export function statusMix(sum: Sum): Html {
  let x = 0;
  return html`<svg class="mix" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8"></rect>
      ${PARTS.map(([, name, look]) => {
        const width = sum.audits === 0 ? 0 : (sum[name] / sum.audits) * 100;
        x += width;
        return html`<rect class="${look}" x="${x - width}" width="${width}" height="8"></rect>`;
      })}
    </svg>
    <ul class="plain-list mix-list">
      ${PARTS.map(
        ([status, name]) =>
          html`<li>
            <a href="/dashboard/logs?status=${encodeURIComponent(status)}"
              >${statusBadge(status)}</a
            >
            <span class="number"
              >${sum[name].toLocaleString("en-GB")}
              <span class="quiet">${share(sum[name], sum.audits)}</span></span
            >
          </li>`,
      )}
    </ul>`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "" : `${((part / whole) * 100).toFixed(part === whole ? 0 : 1)} %`;
}
