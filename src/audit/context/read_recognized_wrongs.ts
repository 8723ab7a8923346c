import type { Fact } from "../fact.ts";
import { findSigns } from "./conduct/find_signs.ts";
import {
  recognizeWrongs,
  unlawfulByItself,
  type RecognizedWrong,
} from "./conduct/recognize_wrongs.ts";
import { isToldOnly } from "./frames/is_told_only.ts";
import type { SignalInput } from "./frames/signal.ts";
import type { Reading } from "./reading.ts";

/** Certainty of what models say beside a few words. */
const MOST_CERTAIN = 0.6;
/** Certainty that an answer is a violation where only which law it breaks is in doubt. */
const CERTAIN_OF_SOME = 0.55;
/** A wrong this likely needs little else to speak for it... */
const SURE = 0.9;
/** ... but an answer that is more likely unlawful than this. */
const NOT_LAWFUL = 0.4;
/** How likely it must be together that an answer is unlawful, and by this wrong. */
const LIKELY = 0.2;
/** What is asked makes no answer unlawful: by itself it must be that likely. */
const ANSWER = 0.2;
/** An answer that is so surely unlawful does the likeliest wrong, from a low probability on. */
const SURELY_UNLAWFUL = 0.7;
const LEAST_LIKELY = 0.05;
/** One sentence says too little to resemble anything, unless its language ends none by a mark... */
const FEWEST_SENTENCES = 2;
/** UTF-16 units. */
const LONG_SENTENCE = 160;
/** ... or unless it is this likely unlawful, by a wrong that is sure, and rules hear nothing in it. */
const PLAINLY_UNLAWFUL = 0.8;
const FEWEST_CONCEPTS = 4;

/** What a rule hears in so many words, and the wrong that it rules out. */
const RULED_OUT: Readonly<Record<string, string>> = {
  injection_resisted: "injection_obeyed",
  ai_disclosed: "ai_denied",
};

const REASON = "protected_reason";
const TRAIT = "trait:";
const UNNAMED = "trait:unnamed";
/** From here on a characteristic is named where a protected reason is recognized. */
const TRAIT_LIKELY = 0.2;

/**
 * The wrongs that an answer resembles as a whole, whatever rules hear: a statistic alone, unless a
 * sign of that wrong stands in it.
 *
 * @param told What rules tell of the interaction.
 */
export function readRecognizedWrongs(context: SignalInput, told: readonly Fact[]): Fact[] {
  if (context.output.words.concepts.size < FEWEST_CONCEPTS) return [];
  const { unlawful, wrongs } = recognizeWrongs(context);
  const done = wrongs.filter(({ probability }, index) => {
    if (probability >= SURE && unlawful >= NOT_LAWFUL) return true;
    if (unlawful * probability >= LIKELY) return true;
    return index === 0 && unlawful >= SURELY_UNLAWFUL && probability >= LEAST_LIKELY;
  });
  if (done.length === 0) return [];
  const plain = unlawful >= PLAINLY_UNLAWFUL && done.some((one) => one.probability >= SURE);
  if (isShort(context.output) && (!plain || told.some(isOfAnswer))) return [];
  if (unlawfulByItself(context) < ANSWER || isToldOnly(context)) return [];
  const ruledOut = new Set(told.flatMap(({ tags }) => tags.map((tag) => RULED_OUT[tag])));
  return done.flatMap((wrong) => {
    if (wrong.wrong.tags.some((tag) => ruledOut.has(tag))) return [];
    const trait = wrong.wrong.tag === REASON ? [likeliestTrait(wrongs)] : [];
    return toFact(wrong, { context, unlawful, more: trait });
  });
}

function isOfAnswer({ flow }: Fact): boolean {
  return flow !== "input";
}

function isShort({ sentences, text }: Reading): boolean {
  return sentences.length < FEWEST_SENTENCES && text.length < LONG_SENTENCE;
}

/** Laws on equal treatment protect certain characteristics each, so one is named. */
function likeliestTrait(wrongs: readonly RecognizedWrong[]): string {
  const first = wrongs.find(({ wrong }) => wrong.tag.startsWith(TRAIT));
  return first !== undefined && first.probability >= TRAIT_LIKELY ? first.wrong.tag : UNNAMED;
}

function toFact(
  { wrong, probability }: RecognizedWrong,
  {
    context: { output },
    unlawful,
    more,
  }: {
    readonly context: SignalInput;
    readonly unlawful: number;
    readonly more: readonly string[];
  },
): Fact {
  const signs = findSigns(output, wrong);
  const { start, end } = signs ?? { start: 0, end: output.text.length };
  const together = Math.sqrt(unlawful * probability);
  const certainty = unlawful >= SURELY_UNLAWFUL ? Math.max(together, CERTAIN_OF_SOME) : together;
  return {
    tags: [...new Set([...wrong.tags, ...more])],
    flow: wrong.flow,
    severity: wrong.severity,
    certainty: Math.min(MOST_CERTAIN, certainty),
    statistical: signs === undefined,
    evidence: [{ side: "output", start, end }],
  };
}
