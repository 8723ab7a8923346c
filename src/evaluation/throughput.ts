import compromise from "compromise";
import { findPhoneNumbersInText } from "libphonenumber-js/max";
import type { Detector } from "../audit/personal_data/detector.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import type { Evaluation, EvaluationRequest } from "./evaluation.ts";
import { predict } from "./personal_data.ts";
import { readLabelledTexts } from "./read_labelled_texts.ts";
import type { LabelledText } from "./read_labelled_texts.ts";
import { countCharacters, matchSpans, scoreOf } from "./score_spans.ts";
import type { LabelledSpan, Score } from "./score_spans.ts";

const MOST_TEXTS = 500;
const MINIMUM = 0.9;

const PATTERNS: Readonly<Record<string, RegExp>> = {
  EMAIL: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  URL: /https?:\/\/[^\s"<>]{1,500}/g,
  IP_ADDRESS: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  CREDIT_CARD: /\b\d(?:[ -]?\d){12,18}\b/g,
  SSN: /\b\d{3}-\d{2}-\d{4}\b/g,
  IBAN: /\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/g,
  DATE_TIME: /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/g,
};

/** The composition that stands for what is usually put together: three libraries and patterns. */
function predictWithLibraries(text: string): LabelledSpan[] {
  const spans: LabelledSpan[] = [];
  for (const [label, pattern] of Object.entries(PATTERNS)) {
    for (const { index, 0: written } of text.matchAll(pattern)) {
      spans.push({ label, start: index, end: index + written.length });
    }
  }
  for (const { startsAt, endsAt } of findPhoneNumbersInText(text, "US")) {
    spans.push({ label: "PHONE", start: startsAt, end: endsAt });
  }
  const document = compromise(text);
  const named = {
    PERSON: document.people(),
    LOCATION: document.places(),
    ORGANIZATION: document.organizations(),
  };
  for (const [label, view] of Object.entries(named)) {
    for (const entry of view.json({ offset: true }) as {
      offset: { start: number; length: number };
    }[]) {
      const { start, length } = entry.offset;
      spans.push({ label, start, end: start + length });
    }
  }
  return spans;
}

/** The quality of one way of finding things, with no regard to the labels. */
interface WayScore {
  readonly untyped: Score;
  readonly characters: Score;
}

function measure(rows: readonly LabelledText[], find: (text: string) => LabelledSpan[]) {
  const untyped = { matched: 0, predicted: 0, annotated: 0 };
  const characters = { matched: 0, predicted: 0, annotated: 0 };
  let milliseconds = 0;
  for (const row of rows) {
    const began = process.cpuUsage();
    const everything = find(row.text);
    const { user, system } = process.cpuUsage(began);
    milliseconds += (user + system) / 1000;
    const found = everything.filter(({ label }) => row.scope.includes(label));
    untyped.matched += matchSpans(found, row.spans, { minimum: MINIMUM, typed: false }).length;
    untyped.predicted += found.length;
    untyped.annotated += row.spans.length;
    const count = countCharacters(found, row.spans, row.text.length);
    characters.matched += count.matched;
    characters.predicted += count.predicted;
    characters.annotated += count.annotated;
  }
  const score: WayScore = { untyped: scoreOf(untyped), characters: scoreOf(characters) };
  return { score, milliseconds };
}

function compare(
  name: string,
  options: {
    readonly rows: readonly LabelledText[];
    readonly detectors: readonly Detector[];
    readonly print: (line: string) => void;
  },
): Record<string, WayScore> {
  const { rows, detectors } = options;
  const ways = {
    assay: (text: string) => predict(text, detectors),
    libraries: predictWithLibraries,
  };
  const scores: Record<string, WayScore> = {};
  for (const [way, find] of Object.entries(ways)) {
    measure(rows.slice(0, 50), find);
    const { score, milliseconds } = measure(rows, find);
    scores[way] = score;
    const characters = rows.reduce((sum, row) => sum + row.text.length, 0);
    const perSecond = Math.round(characters / (milliseconds / 1000) / 1000);
    options.print(
      `${name} ${way.padEnd(10)} untyped F2 ${score.untyped.f2.toFixed(3)}, characters F2 ${score.characters.f2.toFixed(3)}, ${Math.round(rows.length / (milliseconds / 1000))} texts/s, ${perSecond} thousand characters/s of processor time`,
    );
  }
  return scores;
}

async function run(request: EvaluationRequest): Promise<Record<string, Record<string, WayScore>>> {
  const { detectors } = await loadCatalogue();
  const table: Record<string, Record<string, WayScore>> = {};
  const folder = new URL("pii/", request.folder);
  for await (const { name, rows } of readLabelledTexts(folder, request.only ?? "presidio-")) {
    table[name] = compare(name, {
      rows: rows.slice(0, MOST_TEXTS),
      detectors,
      print: request.print,
    });
  }
  return table;
}

/**
 * The engine beside compromise, libphonenumber-js and regular expressions: quality and processor
 * time on the same texts. The committed table holds quality only; speed is the machine's.
 */
export const evaluation: Evaluation = { id: "throughput", run };
