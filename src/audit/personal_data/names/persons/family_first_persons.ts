import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { nameAt } from "../words/name_at.ts";
import { hungarianPersons } from "./hungarian_persons.ts";
import { vietnamesePersons } from "./vietnamese_persons.ts";

const CONFIDENCE = 0.8;

/** The full names of languages that write the family name first, and that the tagger has not learned. */
export function familyFirstPersons(analysis: Analysis): TaggedName[] {
  const { text } = analysis;
  return [...hungarianPersons(text), ...vietnamesePersons(text)].flatMap(({ start, end }) =>
    nameAt(analysis, { kind: "PERSON", start, end, confidence: CONFIDENCE }),
  );
}
