import type { Fact } from "../fact.ts";
import { findSigns } from "./conduct/find_signs.ts";
import { recognizeWrongs, type RecognizedWrong } from "./conduct/recognize_wrongs.ts";
import { suspectConduct } from "./conduct/suspect_conduct.ts";
import { isToldOnly } from "./frames/is_told_only.ts";
import type { SignalInput } from "./frames/signal.ts";

/** Certainty of what a model says beside a few words. */
const MOST_CERTAIN = 0.6;
/** That an answer is unlawful, and by this wrong, must together be likelier than not. */
const LIKELIER_THAN_NOT = 0.5;
/** One sentence says too little to resemble anything. */
const FEWEST_SENTENCES = 2;
/** So many different signs of the wrong, close together, are more than a score. */
const FEWEST_SIGNS = 2;

/**
 * The wrongs that an answer resembles as a whole, whatever rules hear: a statistic alone, unless
 * several signs of that wrong stand together in it.
 */
export function readRecognizedWrongs(context: SignalInput): Fact[] {
  const { score, answer } = suspectConduct(context);
  // What is asked makes nobody suspect: the answer by itself must lean that way.
  if (answer <= 0 || context.output.sentences.length < FEWEST_SENTENCES) return [];
  const wrongs = recognizeWrongs(context, LIKELIER_THAN_NOT / score);
  return wrongs.length === 0 || isToldOnly(context)
    ? []
    : wrongs.map((wrong) => toFact(wrong, context));
}

function toFact({ wrong, probability }: RecognizedWrong, { output }: SignalInput): Fact {
  const signs = findSigns(output, wrong);
  const { start, end } = signs ?? { start: 0, end: output.text.length };
  return {
    tags: wrong.tags,
    flow: wrong.flow,
    severity: wrong.severity,
    certainty: Math.min(MOST_CERTAIN, probability),
    statistical: (signs?.count ?? 0) < FEWEST_SIGNS,
    evidence: [{ side: "output", start, end }],
  };
}
