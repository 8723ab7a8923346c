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

/** How likely it must be before an answer is believed to do a wrong. */
interface Least {
  /** That it is unlawful, and by this wrong. */
  readonly together: number;
  /** That it is unlawful, where it does the likeliest wrong, however likely that is. */
  readonly unlawful: number;
}
const LEAST: Least = { together: 0.15, unlawful: 0.4 };
/** A brief answer shows less, so more is asked of it. */
const LEAST_OF_BRIEF: Least = { together: 0.2, unlawful: 0.7 };
const BRIEF_WORDS = 20;
/** What is asked makes no answer unlawful: by itself it must be that likely. */
const ANSWER = 0.1;
/** The likeliest wrong of an answer that is unlawful by far is done from here on. */
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
  const least = leastOf(context.output);
  const done = wrongs.filter(({ probability }, index) => {
    if (probability >= SURE && unlawful >= NOT_LAWFUL) return true;
    if (unlawful * probability >= least.together) return true;
    return index === 0 && unlawful >= least.unlawful && probability >= LEAST_LIKELY;
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

function leastOf({ words }: Reading): Least {
  return words.words.length < BRIEF_WORDS ? LEAST_OF_BRIEF : LEAST;
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
    context,
    unlawful,
    more,
  }: {
    readonly context: SignalInput;
    readonly unlawful: number;
    readonly more: readonly string[];
  },
): Fact {
  const signs = findSigns(context, wrong);
  const { start, end } = signs ?? { start: 0, end: context.output.text.length };
  const together = Math.sqrt(unlawful * probability);
  const certainty = unlawful >= LEAST.unlawful ? Math.max(together, CERTAIN_OF_SOME) : together;
  return {
    tags: [...new Set([...wrong.tags, ...more])],
    flow: wrong.flow,
    severity: wrong.severity,
    certainty: Math.min(MOST_CERTAIN, certainty),
    statistical: signs === undefined,
    evidence: [{ side: "output", start, end }],
  };
}
