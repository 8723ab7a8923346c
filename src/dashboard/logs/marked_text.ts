import { html } from "hono/html";
import { PLACEHOLDER } from "../../audit/redaction/placeholder.ts";
import type { Report } from "../../audit/report.ts";
import { kindName } from "../kind_name.ts";
import type { Html } from "../page.ts";
import { visibleText } from "../visible_text.ts";

/** Something that was found in a stretch of the raw text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly look: "violation" | "safety" | "personal" | "plain";
  /** What and why, in a line. */
  readonly note: string;
}

/** More than these in one text help nobody. */
const MOST_MARKS = 400;

/** All that a report found in one half of the interaction, by place. */
export function marksOf(report: Report, side: "input" | "output"): Mark[] {
  const marks: Mark[] = [];
  for (const datum of report.personal_data) {
    if (datum.side !== side) continue;
    const kind = datum.type?.replaceAll("_", " ") ?? kindName(datum.kind);
    const sure = `${Math.round(datum.confidence * 100)} % sure${datum.validated ? ", check digits hold" : ""}`;
    const note = datum.personal ? `Personal data: ${kind} (${sure})` : `${kind}, not personal here`;
    marks.push({ ...datum, look: datum.personal ? "personal" : "plain", note });
  }
  for (const { law, article, reason, evidence } of report.violations) {
    for (const place of evidence) {
      const note = `${law} ${article}: ${reason}`;
      if (place.side === side) marks.push({ ...place, look: "violation", note });
    }
  }
  for (const { category, description, evidence } of report.safety_issues) {
    for (const place of evidence) {
      const note = `${category.replaceAll("_", " ")}: ${description}`;
      if (place.side === side) marks.push({ ...place, look: "safety", note });
    }
  }
  return marks.sort((one, other) => one.start - other.start || other.end - one.end);
}

const GRAVITY = ["violation", "safety", "personal", "plain"] as const;

/**
 * A raw text with its marks in place. Where marks overlap, the text is parted, and each part tells
 * all that is about it.
 */
export function markedText(text: string, marks: readonly Mark[]): Html {
  const shown = marks
    .slice(0, MOST_MARKS)
    .filter(({ start, end }) => start < end && end <= text.length);
  const borders = [
    ...new Set([0, text.length, ...shown.flatMap(({ start, end }) => [start, end])]),
  ];
  borders.sort((one, other) => one - other);
  const parts = borders.slice(1).map((end, position) => {
    const start = borders[position]!;
    const about = shown.filter((mark) => mark.start <= start && mark.end >= end);
    return markedPart(text.slice(start, end), about);
  });
  return html`<div class="text" dir="auto">${parts}</div>`;
}

function markedPart(text: string, about: readonly Mark[]): Html {
  if (about.length === 0) return visibleText(text);
  const look = GRAVITY.find((one) => about.some((mark) => mark.look === one))!;
  const notes = [...new Set(about.map(({ note }) => note))];
  return html`<mark class="${look}" tabindex="0"
    ><bdi>${visibleText(text)}</bdi
    ><span class="note" role="note">${notes.map((note) => html`<span>${note}</span>`)}</span></mark
  >`;
}

/** A redacted text, with its placeholders set apart. */
export function safeText(text: string): Html {
  const parts: (Html | string)[] = [];
  let done = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    parts.push(visibleText(text.slice(done, match.index)));
    parts.push(html`<span class="placeholder">${match[0]}</span>`);
    done = match.index + match[0].length;
  }
  parts.push(visibleText(text.slice(done)));
  return html`<div class="text" dir="auto">${parts}</div>`;
}
