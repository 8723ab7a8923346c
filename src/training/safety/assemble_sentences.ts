import { splitSentences } from "../../audit/reading/split_sentences.ts";
import { splitWords } from "../../audit/reading/split_words.ts";
import { DOCUMENT_ORDERS, DOCUMENT_PROSE } from "./document_sentences.ts";
import { readSafetyRows, type SafetyRow } from "../../evaluation/read_safety_rows.ts";
import type { TrainingRow } from "./training_row.ts";

const SHORTEST = 3;
const FROM_ONE_TEXT = 6;

/**
 * Sentences for the head that tells orders to an AI from what documents say: what people ask of
 * assistants stands for the one, the sentences of mails, tables, answers and cases for the other.
 */
export function assembleSentences(folder: URL): TrainingRow[] {
  const read = (name: string): SafetyRow[] => readSafetyRows(new URL(name, folder));
  const bipia = read("bipia.jsonl.gz");
  const background = read("benign-background.jsonl.gz");
  const answers = [...read("expguard.jsonl"), ...read("hh-rlhf-harmless.jsonl").slice(0, 800)];
  return [
    ...attacks(bipia),
    ...bipia.filter((row) => row.flagged === false).flatMap((row) => sentences(row, row.prompt, 0)),
    ...background.filter((row) => ORDERS.test(row.source)).flatMap((row) => opening(row)),
    ...background.filter((row) => row.source === "gsm8k").flatMap((row) => statements(row)),
    ...read("deepset-train.jsonl").flatMap((row) => opening(row)),
    ...read("advbench.jsonl").flatMap((row) => opening(row)),
    ...answers.flatMap((row) => sentences(row, row.response, 0)),
    ...read("regulation-privaci-gdpr.jsonl")
      .filter((_row, index) => index % 3 === 0)
      .flatMap((row) => sentences(row, row.text ?? "", 0)),
    ...read("surge-toxicity.jsonl").flatMap((row) => sentences(row, row.prompt, 0)),
    ...DOCUMENT_ORDERS.map((text) => own(text, { source: "document-orders", target: 1 })),
    ...DOCUMENT_PROSE.map((text) => own(text, { source: "document-prose", target: 0 })),
  ];
}

function own(text: string, what: { source: string; target: 0 | 1 }): TrainingRow {
  return { text, source: what.source, group: text, targets: { document: what.target } };
}

const ORDERS = /^(?:mt-bench|vicuna-bench|arena-hard-v0\.1|awesome-chatgpt-prompts)$/;

function attacks(rows: readonly SafetyRow[]): TrainingRow[] {
  const seen = new Map<string, SafetyRow>();
  for (const row of rows) if (row.attack !== undefined) seen.set(row.attack, row);
  return [...seen].flatMap(([attack, row]) =>
    sentencesOf(attack.split("```")[0] ?? "")
      .slice(0, 1)
      .map((text) => ({
        text,
        source: "bipia-attack",
        group: row.labels[0] ?? "",
        targets: { document: 1 } as const,
      })),
  );
}

/** The first sentence of what a user asks, if it is one that asks. */
function opening(row: SafetyRow): TrainingRow[] {
  return sentencesOf(row.prompt)
    .slice(0, 1)
    .map((text) => ({
      text,
      source: `${row.source}-opening`,
      group: row.group,
      targets: { document: 1 },
    }));
}

/** A problem in words tells before it asks. */
function statements(row: SafetyRow): TrainingRow[] {
  return sentences(row, row.prompt.slice(0, row.prompt.lastIndexOf(".") + 1), 0);
}

function sentences(row: SafetyRow, text: string, target: 0 | 1): TrainingRow[] {
  return sentencesOf(text)
    .slice(0, FROM_ONE_TEXT)
    .map((sentence) => ({
      text: sentence,
      source: `${row.source}-sentences`,
      group: row.group,
      targets: { document: target },
    }));
}

function sentencesOf(text: string): string[] {
  const words = splitWords(text);
  return splitSentences(text, words)
    .filter((sentence) => sentence.last - sentence.first >= SHORTEST)
    .map((sentence) => text.slice(sentence.start, sentence.end + 1));
}
