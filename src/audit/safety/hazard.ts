import type { Side } from "../interaction.ts";
import type { HeadScores } from "../models/score_reading.ts";
import type { Vocabulary } from "../reading/build_lexicon.ts";
import type { Moves } from "../reading/find_moves.ts";
import type { Reading } from "../reading/reading.ts";
import type { Severity } from "../report.ts";

/** What a hazard is given. Offsets count UTF-16 code units of `text`. */
export interface HazardInput {
  readonly text: string;
  readonly side: Side;
  /** The other half of the interaction: an answer is read in the light of its question. */
  readonly other: string;
  /** The text taken apart: words, sentences, concepts of the lexicon. */
  readonly reading: Reading;
  /** What the models make of the text. */
  readonly scores: HeadScores;
  /** Whether the interaction's answer is a refusal. */
  readonly refused: boolean;
  /** Whether the use case is one in which people come to harm more easily. */
  readonly sensitive: boolean;
}

/**
 * What a hazard found in a text.
 *
 * Severity says what would follow if the finding is right: `low` is for information (a refusal, an
 * insult in a question, a request that was declined), `medium` calls for a look (explicit content,
 * an attempt on the AI's rules), `high` may harm people or breach the law (violence, drugs, fraud
 * with victims), `critical` may cost lives or concerns children (weapons of mass harm, sexualized
 * children, encouragement to suicide, disclosed secrets). Certainty says how often such a finding is
 * right: 0.8 and more for recipes that leave little doubt, 0.6 to 0.75 for concepts in a frame,
 * below 0.5 for a word that stands alone, at most 0.6 for a model's score.
 */
export interface HazardFinding {
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** True when no rule fired and only a model's score speaks. */
  readonly statistical: boolean;
  /** One sentence, without any of the audited text. */
  readonly description: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  readonly tags?: readonly string[];
}

/** What an answer amounts to that carries out a request for the hazard. */
export interface CarriedOut {
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** One sentence, without any of the audited text. */
  readonly description: string;
  /**
   * Which requests: those whose finding carries one of these tags. The first names the hazard where
   * the answer alone tells it.
   */
  readonly requests: readonly string[];
  /**
   * Concepts, joined by `|`, that make working instructions the hazard by themselves, whatever was
   * asked; left out where a question is needed to tell.
   */
  readonly subjects?: string;
  /** Plans of a wrong that a question and its answer make together, in whatever frame. */
  readonly plans?: readonly Plan[];
}

/**
 * Concepts that make a plan together; alternatives are joined by `|`. A plan without `asked` is one
 * that the output carries by itself.
 */
export interface Plan {
  /** Tags of the finding beside those of the hazard. */
  readonly tags?: readonly string[];
  /** All stand in the input. */
  readonly asked?: readonly string[];
  /** All stand in the output; without it and `moves` it need only read as instructions. */
  readonly said?: readonly string[];
  /** Of these moves so many different ones stand together in the output. */
  readonly moves?: Pick<Moves, "of" | "least" | "within">;
  /** The concepts of `asked`, and those of `said`, stand within so many sentences of each other. */
  readonly sentences?: number;
  /** Any answer that neither declines nor counsels against it carries this request out. */
  readonly complies?: true;
  /** "No." at the beginning answers the question, and declines nothing. */
  readonly evenNo?: true;
  /** Stand nowhere in the output. */
  readonly unless?: readonly string[];
  /** Stand nowhere in the input; whatever tells, plays, teaches or protects when left out. */
  readonly unlessAsked?: readonly string[];
}

/**
 * One hazard of content or of AI systems. A file in this folder that exports `hazard` is all it
 * takes to add one: the catalogue finds it, and its examples are run as tests.
 */
export interface Hazard {
  /** Unique, open: the `category` of a safety issue; the fact's tag is `hazard:` + id. */
  readonly id: string;
  readonly title: string;
  /** MLCommons AILuminate hazard and moderation categories it corresponds to. */
  readonly taxonomy: readonly string[];
  readonly sides: readonly Side[];
  /** The concepts its rules speak of, beside the shared frames and people. */
  readonly vocabulary?: Vocabulary;
  /** Whether its score counts towards `harm`, the overall score of a text. */
  readonly harm: boolean;
  detect(input: HazardInput): HazardFinding[];
  /** For hazards whose requests can be carried out in words: instructions and code. */
  readonly carriedOut?: CarriedOut;
  /** 0 to 1, however low: how strongly the text belongs to this category. */
  score(input: HazardInput): number;
  /** The share of the score that rules alone give; only where a model's head has a share too. */
  scoreRules?(input: HazardInput): number;
  readonly examples: {
    readonly true: readonly string[];
    readonly false: readonly string[];
  };
}
