import { scaleLinear } from "d3-scale";
import { html } from "hono/html";
import type { Html } from "../page.ts";

const WIDTH = 420;
const ROW = 34;

/** Bars from left to right, each under its name, the longest first. */
export function rankedBars(
  rows: readonly { readonly name: string; readonly value: number }[],
  title: string,
): Html {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const x = scaleLinear([0, most], [0, WIDTH]);
  return html`<svg
    viewBox="0 0 ${WIDTH} ${Math.max(rows.length, 1) * ROW}"
    role="img"
    aria-label="${title}"
  >
    ${rows.map(
      ({ name, value }, place) =>
        html`<text x="0" y="${place * ROW + 12}">${shorten(name)}</text>
          <text x="${WIDTH}" y="${place * ROW + 12}" text-anchor="end">
            ${value.toLocaleString("en-GB")}
          </text>
          <rect
            class="bar"
            x="0"
            y="${place * ROW + 17}"
            width="${Math.max(x(value), 1).toFixed(1)}"
            height="8"
            rx="2"
          ></rect>`,
    )}
    ${rows.length === 0 ? html`<text x="0" y="14">None found.</text>` : ""}
  </svg>`;
}

/** Names come from callers: one as long as a page must not break the picture. */
function shorten(name: string): string {
  const shown = name.replaceAll("_", " ").replace(/[\p{Cc}\p{Cf}]/gu, "�");
  return shown.length > 44 ? `${shown.slice(0, 43)}…` : shown;
}
