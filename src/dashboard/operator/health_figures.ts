import { html } from "hono/html";
import { figure } from "../figure.ts";
import type { Html } from "../page.ts";
import { timeElement } from "../times/time_element.ts";
import type { HealthRow } from "./statements/read_health.ts";

/** How the service is doing, in figures. */
export function healthFigures(health: HealthRow, zone: string): Html {
  const rate = health.audits_last_minutes / 5;
  return html`<section class="grid" aria-label="Health">
    ${figure({
      label: "Undergoing audit",
      value: health.pending.toLocaleString("en-GB"),
      note: health.oldest_pending_at
        ? html`oldest since ${timeElement(health.oldest_pending_at, zone)}`
        : "nothing waits",
    })}
    ${figure({
      label: "Jobs waiting",
      value: health.jobs_waiting.toLocaleString("en-GB"),
      note: `${health.jobs_failing} failing`,
    })}
    ${figure({
      label: "Audits a minute",
      value: rate >= 10 ? Math.round(rate).toLocaleString("en-GB") : rate.toFixed(1),
      note: "over the last five minutes",
    })}
    ${figure({ label: "Database", value: byteSize(health.database_bytes) })}
  </section>`;
}

const UNITS = ["B", "kB", "MB", "GB", "TB"];

function byteSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}
