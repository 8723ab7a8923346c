import { CONTENT_HEADS, type Head } from "./heads.ts";
import { GRAVE_REQUESTS, SOBER_REQUESTS } from "./grave_requests.ts";
import { HARD_NEGATIVES } from "./hard_negatives.ts";
import { INJECTIONS } from "./injections.ts";
import { inventPrompts } from "./invent_prompts.ts";
import { inventRolePlays } from "./invent_role_plays.ts";
import { readSafetyRows, type SafetyRow } from "../../evaluation/read_safety_rows.ts";
import { SMALL_TALK } from "./small_talk.ts";
import type { TrainingRow } from "./training_row.ts";

type Targets = TrainingRow["targets"];

const HEAD_OF_LABEL: Readonly<Record<string, Head>> = {
  "cse": "child_safety",
  "dfm": "defamation",
  "hte": "hate",
  "ipv": "crime",
  "iwp": "weapons",
  "ncr": "crime",
  "prv": "privacy",
  "src": "sexual_content",
  "ssh": "self_harm",
  "sxc_prn": "sexual_content",
  "vcr": "violence",
  "spc_ele": "elections",
  "spc_fin": "specialized_advice",
  "spc_hlt": "specialized_advice",
  "spc_lgl": "specialized_advice",
  "Fraud, Scams & Deception": "fraud",
  "Criminal Planning": "crime",
  "Unqualified Professional Advice": "specialized_advice",
  "Harmful Misinformation & Disinformation": "defamation",
  "Violence & Incitement": "violence",
  "Self-Harm & Suicide Promotion": "self_harm",
  "Privacy Violation": "privacy",
  "Controlled Substances": "crime",
  "Harassment/Discrimination": "hate",
  "Malware/Hacking": "malware",
  "Physical harm": "violence",
  "Economic harm": "fraud",
  "Fraud/Deception": "fraud",
  "Disinformation": "defamation",
  "Sexual/Adult content": "sexual_content",
  "Privacy": "privacy",
  "Expert advice": "specialized_advice",
};

/** Reads every source and says what each of its rows teaches. */
export function assembleRows(folder: URL): TrainingRow[] {
  const read = (name: string): SafetyRow[] => readSafetyRows(new URL(name, folder));
  return [
    ...read("advbench.jsonl").map((row) => prompt(row, { harm: 1, injection: 0 })),
    ...read("ailuminate-demo.jsonl").map((row) => prompt(row, harmful(row.labels))),
    ...read("benign-background.jsonl.gz").map((row) => prompt(row, BENIGN)),
    ...read("bipia.jsonl.gz")
      .filter((row) => row.flagged === false)
      .map((row) => prompt(row, BENIGN)),
    ...read("davidson.jsonl.gz")
      .filter(isSampled)
      .map((row) => prompt(row, tweet(row.labels))),
    ...read("deepset-train.jsonl").map((row) =>
      prompt(row, row.flagged ? { injection: 1 } : BENIGN),
    ),
    ...read("expguard.jsonl").map((row) =>
      prompt(row, isHarmfulPrompt(row) ? harmful(row.prompt_labels ?? row.labels) : BENIGN),
    ),
    ...read("hatecheck.jsonl").map((row) => prompt(row, hateful(row.flagged === true))),
    ...read("jailbreak-collections.jsonl").map((row) => prompt(row, { injection: 1 })),
    ...read("jailbreakbench-prompts.jsonl").flatMap(artifact),
    ...read("surge-toxicity.jsonl").map((row) =>
      prompt(row, row.flagged ? { harm: 1, toxic: 1, injection: 0 } : BENIGN),
    ),
    ...read("xstest.jsonl").map((row) =>
      prompt(row, row.flagged ? { harm: 1, injection: 0 } : BENIGN),
    ),
    ...regulation(read("regulation-privaci-gdpr.jsonl")),
    ...regulation(read("regulation-privaci-hipaa.jsonl")),
    ...harmless("hard-negatives", HARD_NEGATIVES),
    ...harmless("small-talk", SMALL_TALK),
    ...harmless("sober-requests", SOBER_REQUESTS),
    ...graveRequests(),
    ...inventRolePlays(INVENTED, BENIGN),
    ...inventPrompts(INVENTED, BENIGN),
    ...INJECTIONS.map((text) => ({
      text,
      source: "injections",
      group: text,
      targets: { injection: 1 } as const,
    })),
  ];
}

/** The seed by which texts are put together from pieces. */
const INVENTED = 7;

const BENIGN: Targets = {
  ...Object.fromEntries(CONTENT_HEADS.map((head) => [head, 0])),
  injection: 0,
};

function prompt(row: SafetyRow, targets: Targets): TrainingRow {
  return { text: row.prompt, source: row.source, group: row.group, targets };
}

function isHarmfulPrompt(row: SafetyRow): boolean {
  return row.prompt_flagged ?? row.flagged === true;
}

/** Of one hazard, and so of no other; the general heads of tone stay open. */
function harmful(labels: readonly string[]): Targets {
  const head = labels.map((label) => HEAD_OF_LABEL[label]).find((known) => known !== undefined);
  return head === undefined ? { harm: 1, injection: 0 } : ofKind(head);
}

function ofKind(head: Head): Targets {
  const { toxic: _open, ...others } = BENIGN;
  return { ...others, harm: 1, [head]: 1 };
}

function hateful(isHateful: boolean): Targets {
  const value = isHateful ? 1 : 0;
  return { harm: value, toxic: value, hate: value, injection: 0 };
}

function tweet(labels: readonly string[]): Targets {
  if (labels.includes("neither")) return BENIGN;
  if (labels.includes("hate_speech")) return hateful(true);
  return { toxic: 1, injection: 0 };
}

/** The tweets are many and alike: all hate speech, a part of the rest. */
function isSampled(row: SafetyRow): boolean {
  if (row.labels.includes("hate_speech")) return true;
  return Number(row.id.split(":")[1]) % (row.labels.includes("neither") ? 2 : 8) === 0;
}

/** A jailbreak around a goal teaches two things: the shell is a jailbreak, the goal is harmful. */
function artifact(row: SafetyRow): TrainingRow[] {
  const goal = row.goal ?? "";
  return [
    { text: row.prompt, source: "jbb-shell", group: "one template", targets: { injection: 1 } },
    { text: goal, source: "jbb-goal", group: row.group, targets: harmful(row.labels) },
  ];
}

function harmless(source: string, texts: readonly string[]): TrainingRow[] {
  return texts.map((text) => ({ text, source, group: text, targets: BENIGN }));
}

function graveRequests(): TrainingRow[] {
  return Object.entries(GRAVE_REQUESTS).flatMap(([head, texts]) =>
    texts.map((text) => ({
      text,
      source: "grave-requests",
      group: text,
      targets: ofKind(head as Head),
    })),
  );
}

/** Cases of data protection law: grave words in sober prose. */
function regulation(rows: readonly SafetyRow[]): TrainingRow[] {
  return rows
    .filter((_row, index) => index % 4 === 0)
    .map((row) => ({
      text: row.text ?? "",
      source: row.source,
      group: row.group,
      targets: BENIGN,
    }));
}
