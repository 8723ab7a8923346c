import { html } from "hono/html";
import type { Html } from "./page.ts";

/** Each status has a word, a colour and a shape: circle, triangle, octagon, ring, crossed circle. */
const BADGES = {
  "Fully Compliant": {
    look: "compliant",
    shape: html`<circle cx="8" cy="8" r="7.2" fill="currentColor"></circle>
      <path class="cut" d="m4.6 8.2 2.4 2.4 4.4-4.9"></path>`,
  },
  "Review Needed": {
    look: "review",
    shape: html`<path d="M8 .8 15.6 14.6H.4Z" fill="currentColor"></path>
      <path class="cut" d="M8 5.4v4.2M8 11.8v.6"></path>`,
  },
  "Non-Compliant": {
    look: "violation",
    shape: html`<path d="M5 .6h6L15.4 5v6L11 15.4H5L.6 11V5Z" fill="currentColor"></path>
      <path class="cut" d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"></path>`,
  },
  "Undergoing audit": {
    look: "pending",
    shape: html`<circle class="ring" cx="8" cy="8" r="6.2"></circle>`,
  },
  "Audit failed": {
    look: "failed",
    shape: html`<circle class="line" cx="8" cy="8" r="6.4"></circle>
      <path class="line" d="m3.6 3.6 8.8 8.8"></path>`,
  },
} as const;

export type Badge = keyof typeof BADGES;

/** What became of an audit. */
export function statusBadge(badge: Badge, options: { readonly large?: boolean } = {}): Html {
  const { look, shape } = BADGES[badge];
  return html`<span class="status ${look} ${options.large ? "large" : ""}"
    ><svg viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>${badge}</span
  >`;
}

/** The badge of a log: its status, or that there is none. */
export function badgeOf(log: {
  readonly status: "Fully Compliant" | "Review Needed" | "Non-Compliant" | null;
  readonly failed: boolean;
}): Badge {
  return log.status ?? (log.failed ? "Audit failed" : "Undergoing audit");
}
