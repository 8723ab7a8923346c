import { foldLayout } from "../audit/fold_layout.ts";
import { detectPersonalData } from "../audit/detection/detect_personal_data.ts";
import type { Detector } from "../audit/personal_data/detector.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import type { Evaluation, EvaluationRequest } from "./evaluation.ts";
import { readLabelledTexts } from "./read_labelled_texts.ts";
import type { LabelledText } from "./read_labelled_texts.ts";
import { countCharacters, matchSpans, scoreOf } from "./score_spans.ts";
import type { Count, LabelledSpan, Score } from "./score_spans.ts";

const TYPED_MINIMUM = 0.5;
const UNTYPED_MINIMUM = 0.9;

/** Rows of the table that count several labels as one. */
const MERGED: Readonly<Record<string, readonly string[]>> = {
  "LOCATION+ADDRESS": ["LOCATION", "ADDRESS"],
};

/** How well the engine does on one data file. */
export interface FileScore {
  readonly texts: number;
  /** Per label, one to one, at least half of the characters in common. */
  readonly labels: Readonly<Record<string, Score>>;
  /** Whatever the label, at least nine tenths in common. */
  readonly untyped: Score;
  /** Covered characters, whatever the label. */
  readonly characters: Score;
}

/** Sources name an address of the web that has no path now URL, now DOMAIN; here both are URL. */
function nameLabel(label: string): string {
  return label === "DOMAIN" ? "URL" : label;
}

/** What the engine finds in a text that is the whole input of an interaction. */
export function predict(text: string, detectors: readonly Detector[]): LabelledSpan[] {
  const { interaction, locate } = foldLayout({
    use_case: "",
    company_name: "",
    input: { value: text, format: "text", country: "global" },
    output: { value: "", format: "text", country: "global" },
  });
  const findings = detectPersonalData(interaction, { detectors, countries: [] }).map(locate);
  return findings.map(({ kind, start, end }) => ({ label: nameLabel(kind), start, end }));
}

/** Adds up the agreements of one file. */
class Tally {
  readonly labels = new Map<string, Count>();
  readonly untyped: Count = { matched: 0, predicted: 0, annotated: 0 };
  readonly characters: Count = { matched: 0, predicted: 0, annotated: 0 };

  add(row: LabelledText, everything: readonly LabelledSpan[]): void {
    const scope = new Set(row.scope.map(nameLabel));
    const annotated = row.spans.map((span) => ({ ...span, label: nameLabel(span.label) }));
    const predicted = everything.filter((span) => scope.has(span.label));
    this.#addTyped(predicted, annotated);
    for (const [name, labels] of Object.entries(MERGED)) {
      if (!labels.every((label) => scope.has(label))) continue;
      const join = (spans: readonly LabelledSpan[]) =>
        spans.filter(({ label }) => labels.includes(label)).map((s) => ({ ...s, label: name }));
      this.#addTyped(join(predicted), join(annotated));
    }
    const options = { minimum: UNTYPED_MINIMUM, typed: false };
    this.untyped.matched += matchSpans(predicted, annotated, options).length;
    this.untyped.predicted += predicted.length;
    this.untyped.annotated += annotated.length;
    const characters = countCharacters(predicted, annotated, row.text.length);
    this.characters.matched += characters.matched;
    this.characters.predicted += characters.predicted;
    this.characters.annotated += characters.annotated;
  }

  #addTyped(predicted: readonly LabelledSpan[], annotated: readonly LabelledSpan[]): void {
    for (const { label } of predicted) this.#of(label).predicted++;
    for (const { label } of annotated) this.#of(label).annotated++;
    const options = { minimum: TYPED_MINIMUM, typed: true };
    for (const [, place] of matchSpans(predicted, annotated, options)) {
      this.#of(annotated[place]?.label ?? "").matched++;
    }
  }

  #of(label: string): Count {
    const count = this.labels.get(label) ?? { matched: 0, predicted: 0, annotated: 0 };
    this.labels.set(label, count);
    return count;
  }
}

/** The scores of the engine on the rows of one file. */
export function scoreRows(
  rows: readonly LabelledText[],
  detectors: readonly Detector[],
): FileScore {
  const tally = new Tally();
  for (const row of rows) tally.add(row, predict(row.text, detectors));
  const labels = [...tally.labels].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    texts: rows.length,
    labels: Object.fromEntries(labels.map(([label, count]) => [label, scoreOf(count)])),
    untyped: scoreOf(tally.untyped),
    characters: scoreOf(tally.characters),
  };
}

function formatRow(name: string, { annotated, precision, recall, f2 }: Score): string {
  const numbers = [precision, recall, f2].map((value) => value.toFixed(3).padStart(7)).join("");
  return `  ${name.padEnd(22)}${String(annotated).padStart(7)}${numbers}`;
}

async function run(request: EvaluationRequest): Promise<Record<string, FileScore>> {
  const { detectors } = await loadCatalogue();
  const table: Record<string, FileScore> = {};
  for await (const { name, rows } of readLabelledTexts(request.folder, request.only)) {
    const began = performance.now();
    const score = scoreRows(rows, detectors);
    const seconds = (performance.now() - began) / 1000;
    table[name] = score;
    request.print(`${name}: ${rows.length} texts, ${Math.round(rows.length / seconds)} texts/s`);
    request.print(`  ${"label".padEnd(22)}${"spans".padStart(7)}      P      R     F2`);
    for (const [label, labelled] of Object.entries(score.labels)) {
      request.print(formatRow(label, labelled));
    }
    request.print(formatRow("untyped, IoU >= 0.9", score.untyped));
    request.print(formatRow("characters", score.characters));
  }
  return table;
}

/** Personal data, per data file and label; the data lies in the subfolder `pii`. */
export const evaluation: Evaluation = {
  id: "personal_data",
  run: (request) => run({ ...request, folder: new URL("pii/", request.folder) }),
};
