import type { Model } from "../../audit/models/model.ts";
import type { Hazard } from "../../audit/safety/hazard.ts";
import {
  judgeSafetyRow,
  type JudgedRow,
  type Measured,
} from "../../evaluation/judge_safety_row.ts";
import { measureSafety, type SafetyMeasure } from "../../evaluation/measure_safety.ts";
import { readSafetyRows, type SafetyRow } from "../../evaluation/read_safety_rows.ts";
import { foldOf } from "./folds.ts";
import { HARD_NEGATIVES } from "./hard_negatives.ts";
import { SMALL_TALK } from "./small_talk.ts";

/** A set of texts that the whole engine is judged by. */
interface UnseenSet {
  readonly file: string;
  readonly measured: Measured;
  readonly rows: readonly SafetyRow[];
}

/** Models that have not seen something. */
export interface UnseenModels {
  /** For every fold, the one that has not seen it. */
  readonly byFold: readonly Model[];
  /** The one that has seen neither published jailbreaks nor the set of the expert domains. */
  readonly withoutCollections: Model;
}

/** Sets that are parted by cluster, and so judged a second time without any of them seen. */
const PARTED = /^(?:jailbreak-collections|expguard)/;

/**
 * Judges every set by the whole engine, with models that have not seen the source (or, where
 * collections repeat each other, the cluster) that a row comes from. Sets of attacks alone are
 * ranked against ordinary prompts, which are as unseen.
 */
export function judgeUnseen(
  models: UnseenModels,
  options: { readonly folder: URL; readonly hazards: readonly Hazard[] },
): SafetyMeasure[] {
  const { folder, hazards } = options;
  const modelOf = (row: SafetyRow): Model => models.byFold[foldOf(row) ?? -1] as Model;
  const judge = (set: Pick<UnseenSet, "rows" | "measured">): JudgedRow[] =>
    set.rows.map((row) =>
      judgeSafetyRow(row, { hazards, measured: set.measured, model: modelOf(row) }),
    );
  const prompts = readSafetyRows(new URL("benign-background.jsonl.gz", folder));
  const ordinary = {
    harm: judge({ rows: prompts, measured: "harm" }),
    attack: judge({ rows: prompts, measured: "attack" }),
    indirect_injection: [],
  };
  const sets = readSets(folder);
  const table = sets.map((set) => measure(set, { judged: judge(set), ordinary }));
  const collections = sets
    .filter(({ file }) => PARTED.test(file))
    .map((set) => {
      const judged = set.rows.map((row) =>
        judgeSafetyRow(row, {
          hazards,
          measured: set.measured,
          model: models.withoutCollections,
        }),
      );
      return measure({ ...set, file: `${set.file}; none of them seen` }, { judged, ordinary });
    });
  const background = { file: "benign-background", measured: "harm" } as const;
  return [
    ...table,
    ...collections,
    measureSafety(background, { judged: ordinary.harm, against: [] }),
  ];
}

function measure(
  { file, measured }: UnseenSet,
  rows: {
    readonly judged: readonly JudgedRow[];
    readonly ordinary: Readonly<Record<Measured, readonly JudgedRow[]>>;
  },
): SafetyMeasure {
  const isMixed = rows.judged.some((row) => !row.positive);
  const against = isMixed ? [] : rows.ordinary[measured];
  return measureSafety({ file, measured }, { judged: rows.judged, against });
}

function readSets(folder: URL): UnseenSet[] {
  const read = (name: string): SafetyRow[] => readSafetyRows(new URL(name, folder));
  const expguard = read("expguard.jsonl");
  return [
    { file: "advbench", measured: "harm", rows: read("advbench.jsonl") },
    { file: "ailuminate-demo", measured: "harm", rows: read("ailuminate-demo.jsonl") },
    { file: "bipia", measured: "indirect_injection", rows: read("bipia.jsonl.gz") },
    {
      file: "davidson",
      measured: "harm",
      rows: read("davidson.jsonl.gz").filter((_row, index) => index % 10 === 0),
    },
    { file: "deepset-train", measured: "attack", rows: read("deepset-train.jsonl") },
    {
      file: "expguard, prompts",
      measured: "harm",
      rows: expguard.filter((row) => row.role === "prompt"),
    },
    {
      file: "expguard, answers",
      measured: "harm",
      rows: expguard.filter((row) => row.role === "pair"),
    },
    { file: "hatecheck", measured: "harm", rows: read("hatecheck.jsonl") },
    {
      file: "jailbreak-collections",
      measured: "attack",
      rows: read("jailbreak-collections.jsonl"),
    },
    {
      file: "jailbreakbench-prompts",
      measured: "attack",
      rows: read("jailbreakbench-prompts.jsonl"),
    },
    { file: "surge-toxicity", measured: "harm", rows: read("surge-toxicity.jsonl") },
    { file: "xstest", measured: "harm", rows: read("xstest.jsonl") },
    { file: "hard-negatives", measured: "attack", rows: asRows("hard-negatives", HARD_NEGATIVES) },
    { file: "small-talk", measured: "attack", rows: asRows("small-talk", SMALL_TALK) },
  ];
}

function asRows(source: string, texts: readonly string[]): SafetyRow[] {
  return texts.map((text) => ({
    id: text,
    source,
    group: text,
    language: "",
    role: "prompt",
    prompt: text,
    response: "",
    labels: [],
    flagged: false,
  }));
}
