import { html } from "hono/html";
import type { Html } from "../page.ts";
import type { DayRow } from "./statements/list_days.ts";

const WIDTH = 720;
/** Left free for the scale. */
const MARGIN = 34;
const HEIGHT = 166;
const GROUND = 130;
/** Left free for the highest label. */
const TOP = 22;
const DAY_MS = 86_400_000;

/**
 * Mean risk of each day as a column, days without audits left free; the same as a table for who
 * does not see it.
 *
 * @param options `until`: the last day, YYYY-MM-DD; `days`: how many there are
 */
export function riskChart(
  rows: readonly DayRow[],
  options: { readonly until: string; readonly days: number },
): Html {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const last = Date.parse(`${options.until}T00:00:00Z`);
  const step = (WIDTH - MARGIN) / options.days;
  const columns = Array.from({ length: options.days }, (_, position) => {
    const day = new Date(last - (options.days - 1 - position) * DAY_MS).toISOString().slice(0, 10);
    return { day, x: MARGIN + position * step, row: byDay.get(day) };
  });
  return html`<figure class="chart days">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Mean risk by day, 0 to 10">
      ${[0, 5, 10].map((risk) => gridLine(risk))}
      ${columns.map(({ row, x }) => (row ? column(row, { x, width: step }) : ""))}
      ${columns
        .filter((_, position) => position % 7 === 1)
        .map(({ day, x }) => dayLabel(day, x + step / 2))}
    </svg>
    <details class="more">
      <summary>As a table</summary>
      ${dayTable(rows)}
    </details>
  </figure>`;
}

/** Under its column, unless it would stand out at the right. */
function dayLabel(day: string, middle: number): Html {
  const atEdge = middle > WIDTH - 20;
  return html`<text
    x="${atEdge ? WIDTH : middle.toFixed(1)}"
    y="158"
    text-anchor="${atEdge ? "end" : "middle"}"
    >${Number(day.slice(8))}/${Number(day.slice(5, 7))}</text
  >`;
}

function heightOf(risk: number): number {
  return (risk / 10) * (GROUND - TOP);
}

function gridLine(risk: number): Html {
  const y = GROUND - heightOf(risk);
  return html`<line class="grid-line" x1="${MARGIN}" x2="${WIDTH}" y1="${y}" y2="${y}"></line>
    <text x="${MARGIN - 6}" y="${y + 5}" text-anchor="end">${risk}</text>`;
}

function column(row: DayRow, place: { readonly x: number; readonly width: number }): Html {
  const risk = Number(row.risk_sum) / row.audits;
  const height = Math.max(heightOf(risk), 2);
  const look = risk >= 7 ? "violation" : risk >= 4 ? "review" : "compliant";
  const { x, width } = place;
  return html`<rect
    class="${look}"
    x="${(x + width * 0.15).toFixed(1)}"
    y="${(GROUND - height).toFixed(1)}"
    width="${(width * 0.7).toFixed(1)}"
    height="${height.toFixed(1)}"
    rx="2"
    ><title>${row.day}: mean risk ${risk.toFixed(1)}, ${row.audits} audits</title></rect
  >`;
}

function dayTable(rows: readonly DayRow[]): Html {
  return html`<table>
    <caption>
      Days of UTC with audits
    </caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col" class="number">Audits</th>
        <th scope="col" class="number">Mean risk</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <td>${row.day}</td>
            <td class="number">${row.audits.toLocaleString("en-GB")}</td>
            <td class="number">${(Number(row.risk_sum) / row.audits).toFixed(1)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
