import type { SignalInput } from "../frames/signal.ts";
import type { ConductWeights } from "./conduct_weights.ts";
import { CONDUCT_WEIGHTS } from "./conduct_weights.ts";

/** What an answer must reach to be suspect. */
interface Bar {
  /** Of question and answer together, 0 to 1. */
  readonly score: number;
  /** Of the answer alone, in the logistic's unit: what is asked makes nobody suspect. */
  readonly answer: number;
}

/** From here on a rule that is one move short counts. */
const LENIENT: Bar = { score: 0.9, answer: 1.5 };
/** From here on an answer is worth a person's look though no rule is met. */
const WORTH_A_LOOK: Bar = { score: 0.997, answer: 4 };
/** Shorter answers show too little for an answer to be plainly lawful. */
const FEWEST_SENTENCES = 4;
/** Below this an answer resembles lawful ones so much that a rule of few words is mistaken in it. */
const LAWFUL = 0.4;
/** From so many sentences on, in which few words meet by chance, the bar is higher. */
const MANY_SENTENCES = 10;
const LAWFUL_IF_LONG = 0.7;
/** Fewer concepts than in two or three sentences say nothing of an answer. */
const FEWEST_CONCEPTS = 20;
/** So much what is heard in a text weighs together, however much it is. */
const SHARE = 3;

/** What a model says of an interaction. */
export interface Suspicion {
  /** How much the concepts resemble those of unlawful answers, 0 to 1. */
  readonly score: number;
  /** What the answer's own concepts add, in the logistic's unit. */
  readonly answer: number;
}

const known = new WeakMap<SignalInput, Suspicion>();

/** The concepts that are heard in each half of an interaction. */
export interface HeardConcepts {
  readonly input: readonly string[];
  readonly output: readonly string[];
}

/** The concepts of each half, each once. */
export function heardConcepts({ input, output }: SignalInput): HeardConcepts {
  return { input: [...input.words.concepts.keys()], output: [...output.words.concepts.keys()] };
}

/** How much each of so many features counts, so that long texts weigh no more than short ones. */
export function shareOfEach(features: number): number {
  return SHARE / Math.sqrt(Math.max(1, features));
}

/** How much the concepts resemble those of unlawful answers, by logistic regression. */
export function scoreConduct(heard: HeardConcepts, weights: ConductWeights): Suspicion {
  const share = shareOfEach(heard.input.length + heard.output.length);
  const weigh = (concepts: readonly string[], side: Readonly<Record<string, number>>) =>
    share * concepts.reduce((sum, concept) => sum + (side[concept] ?? 0), 0);
  const answer = weigh(heard.output, weights.output);
  const sum = weights.bias + weigh(heard.input, weights.input) + answer;
  return { score: 1 / (1 + Math.exp(-sum)), answer };
}

/**
 * How much an answer resembles unlawful ones by all concepts that are heard in it and in its
 * question. A statistical measure: it never makes a verdict by itself.
 */
export function suspectConduct(input: SignalInput): Suspicion {
  const before = known.get(input);
  if (before !== undefined) return before;
  const heard = heardConcepts(input);
  const enough = heard.output.length >= FEWEST_CONCEPTS;
  const suspicion = enough ? scoreConduct(heard, CONDUCT_WEIGHTS) : { score: 0, answer: 0 };
  known.set(input, suspicion);
  return suspicion;
}

function reaches({ score, answer }: Suspicion, bar: Bar): boolean {
  return score >= bar.score && answer >= bar.answer;
}

/** Whether rules may be met by one move less: the whole answer speaks for what they look for. */
export function isSuspect(input: SignalInput): boolean {
  return reaches(suspectConduct(input), LENIENT);
}

/** Whether a person should look at the answer though no rule is met. */
export function isWorthALook(input: SignalInput): boolean {
  return reaches(suspectConduct(input), WORTH_A_LOOK);
}

/**
 * Whether an answer of some length is plainly like lawful ones, by all that is heard in it: rules
 * that tell a wrong by few words are not believed then. Of answers that such rules rightly told as
 * wrong, and that the weights had not seen, two in a hundred are below the bar; of those that they
 * told wrongly, two thirds.
 */
export function isPlainlyLawful(input: SignalInput): boolean {
  const { sentences, words } = input.output;
  if (sentences.length < FEWEST_SENTENCES || words.concepts.size < FEWEST_CONCEPTS) return false;
  const bar = sentences.length < MANY_SENTENCES ? LAWFUL : LAWFUL_IF_LONG;
  return suspectConduct(input).score < bar;
}
