import { html } from "hono/html";
import type { Sum } from "../overview/sum_days.ts";
import type { Html } from "../page.ts";
import type { Month } from "./months.ts";
import { daysOfMonth, monthName } from "./months.ts";

/** A day with what its audits came to; undefined without any. */
export type DayOf = (
  day: string,
) => Pick<Sum, "audits" | "review_needed" | "non_compliant"> | undefined;

const CELL = 19;
const LEFT = 70;

/**
 * A row a month and a square a day: filled where all audits were Fully Compliant, with a stroke
 * where one needs review, with a cross where one is Non-Compliant, empty without audits.
 */
export function streakCalendar(months: readonly Month[], dayOf: DayOf): Html {
  const width = LEFT + 31 * CELL;
  return html`<svg
    viewBox="0 0 ${width} ${months.length * CELL + 18}"
    role="img"
    aria-label="Calendar of days by their gravest audit"
    class="calendar"
  >
    ${[1, 5, 10, 15, 20, 25, 30].map(
      (day) =>
        html`<text x="${LEFT + (day - 0.5) * CELL}" y="10" text-anchor="middle">${day}</text>`,
    )}
    ${months.map((month, row) => {
      const top = 16 + row * CELL;
      return html`<text x="0" y="${top + 13}"
          >${monthName(month).replace(/^(\w{3})\w*/, "$1")}</text
        >
        ${daysOfMonth(month).map((day, place) => square(day, { dayOf, x: LEFT + place * CELL, top }))}`;
    })}
  </svg>`;
}

function square(
  day: string,
  { dayOf, x, top }: { readonly dayOf: DayOf; readonly x: number; readonly top: number },
): Html {
  const found = dayOf(day);
  const look = lookOf(found);
  const size = CELL - 4;
  const sign = {
    none: "",
    compliant: "",
    review: `M${x + 4} ${top + size / 2}h${size - 8}`,
    violation: `M${x + 4} ${top + 4}l${size - 8} ${size - 8}m0 ${8 - size}l${8 - size} ${size - 8}`,
  }[look];
  return html`<g
    ><title>${day}: ${describe(found)}</title
    ><rect class="${look}" x="${x}" y="${top}" width="${size}" height="${size}" rx="3"></rect
    >${sign && html`<path class="sign" d="${sign}"></path>`}</g
  >`;
}

function lookOf(found: ReturnType<DayOf>): "none" | "compliant" | "review" | "violation" {
  if (found === undefined || found.audits === 0) return "none";
  if (found.non_compliant > 0) return "violation";
  return found.review_needed > 0 ? "review" : "compliant";
}

function describe(found: ReturnType<DayOf>): string {
  if (found === undefined) return "no audits";
  const { audits, review_needed, non_compliant } = found;
  return `${audits} audits, ${non_compliant} Non-Compliant, ${review_needed} Review Needed`;
}
