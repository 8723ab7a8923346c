import { html } from "hono/html";
import type { Html } from "../page.ts";
import { markedText, marksOf, safeText } from "./marked_text.ts";
import type { LogDetail } from "./statements/read_log.ts";
import type { RawTexts } from "./statements/reveal_submission.ts";

/** Input and output beside each other: redacted at first, raw when somebody has asked for it. */
export function logTexts(log: LogDetail, raw: RawTexts | null): Html {
  const { report } = log;
  if (report === null && raw === null)
    return html`<section class="card">${switchRow(log, raw)}</section>`;
  return html`<section class="section-gap" aria-label="Texts">
    <div class="card">${switchRow(log, raw)}</div>
    <div class="grid two section-gap">
      ${(["input", "output"] as const).map(
        (side) =>
          html`<article class="card half">
            <div class="card-head">
              <h2>${side === "input" ? "Input" : "Output"}</h2>
              <span class="quiet small">${log[`${side}_format`]} · ${log[`${side}_country`]}</span>
            </div>
            ${textOf(log, { raw, side })}
          </article>`,
      )}
    </div>
  </section>`;
}

function textOf(
  log: LogDetail,
  { raw, side }: { readonly raw: RawTexts | null; readonly side: "input" | "output" },
): Html {
  const { report } = log;
  if (raw !== null) {
    return markedText(raw[`${side}_value`], report === null ? [] : marksOf(report, side));
  }
  return safeText(report![`safe_${side}`]);
}

function switchRow(log: LogDetail, raw: RawTexts | null): Html {
  if (raw !== null) {
    return html`<div class="row spread">
      <p>
        <strong>Raw texts.</strong> What was found is marked: point at a mark, or reach it with the
        Tab key.
        <span class="legend"
          ><mark class="personal">personal data</mark> <mark class="violation">violation</mark>
          <mark class="safety">safety</mark></span
        >
      </p>
      <a class="button slim no-print" href="/dashboard/logs/${log.submission_id}"
        >Back to the safe texts</a
      >
    </div>`;
  }
  return html`<div class="row spread">
    <p>
      ${
        log.report === null
          ? html`The texts are hidden.`
          : html`<strong>Safe texts.</strong> Personal data is replaced.`
      }
      <span class="quiet">Whoever shows the raw texts is recorded with the time.</span>
    </p>
    <form method="post" action="/dashboard/logs/${log.submission_id}/raw" class="no-print">
      <button type="submit" class="slim">Show raw texts</button>
    </form>
  </div>`;
}
