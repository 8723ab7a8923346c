import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { nameAt } from "../words/name_at.ts";
import { titledBehind } from "./titled_behind.ts";

const CONFIDENCE = 0.8;

/** The persons whose title stands behind the name, in Hungarian and Turkish. Linear. */
export function personsBeforeTitles(analysis: Analysis): TaggedName[] {
  return titledBehind(analysis.text).flatMap(({ start, end }) =>
    nameAt(analysis, { kind: "PERSON", start, end, confidence: CONFIDENCE }),
  );
}
