import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { sentenceAt, type Reading } from "../../reading.ts";
import { hitsOf } from "../../../reading/hits_of.ts";

/** Somebody will not tell: a verb of telling beside a negation. */
const NOT_TOLD: TogetherRule = {
  all: ["withholding.act"],
  negated: true,
  sentences: 0,
};

/** The sentences of an output that withhold what was asked, or say that it is confidential. */
export function decliningSentences(reading: Reading): ReadonlySet<number> {
  const offsets = [
    ...findTogether(reading, NOT_TOLD).map(({ start }) => start),
    ...hitsOf(reading.words, "withholding.only").map(
      ({ first }) => reading.words.words[first]?.start ?? 0,
    ),
  ];
  return new Set(offsets.map((offset) => sentenceAt(reading, offset)));
}
