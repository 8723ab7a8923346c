import { findFirstWord, findLastWord } from "./find_word.ts";
import type { NumberedText } from "./numbered_text.ts";
import { isConnector } from "./ordinary_label.ts";
import type { WrittenNumber } from "./read_numbers.ts";

/**
 * What must speak for a number beside its form: `nothing` for distinctive forms with a strong check
 * digit; `country` where the country of the interaction or of the text is enough; `word` where only
 * a word beside it makes it believable; `label` where that word must stand directly before it.
 */
export type Need = "nothing" | "country" | "word" | "label";

/** What a detector knows about the numbers that it looks for. Words are folded. */
export interface Expectation {
  readonly needs: Need;
  /** Whether it may be all that a text holds, with its check digit if it has one. */
  readonly alone: boolean;
  /** ISO 3166-1 alpha-2; undefined for numbers of any country. */
  readonly country: string | undefined;
  readonly words: readonly string[];
  readonly kind_words: readonly string[];
}

/** A number that has the expected form. */
export interface NumberInQuestion {
  readonly number: WrittenNumber;
  /** Whether it has a check digit at all. */
  readonly needsProof: boolean;
  /** Whether the check digit holds; asked only if needed. */
  readonly isProven: () => boolean;
}

/** How far from the number a word may stand, in UTF-16 code units. */
const REACH_BEFORE = 80;
const REACH_AFTER = 40;
/** A text that holds nothing but a number is not longer. */
const LONGEST_ALONE = 48;

/** Confidence by what speaks for the number: with its check digit proven, and without. */
const CONFIDENCE = {
  word: { proven: 0.95, unproven: 0.8 },
  kind_word: { proven: 0.75, unproven: 0.7 },
  country: { proven: 0.7, unproven: 0.5 },
  language: { proven: 0.65, unproven: 0.5 },
  form: { proven: 0.7, unproven: 0.5 },
  alone: { proven: 0.6, unproven: 0.5 },
} as const;

/** Subtracted when the word stands after the number, or at the far end of its reach. */
const AFTER_PENALTY = 0.05;
const DISTANCE_PENALTY = 0.1;
/** Subtracted where only a word speaks for a number, and does not stand directly before it. */
const LOOSE_PENALTY = 0.1;
/** The heading of a table's column counts as a word at half the reach. */
const HEADING_DISTANCE = 0.5;
/** Added when the interaction's country agrees. */
const COUNTRY_BONUS = 0.04;

/** What stands before the VAT numbers of the countries of Europe. */
const PREFIXES = new Set(
  "AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI".split(
    " ",
  ),
);

/** Where the nearest word stands: distance 0 is directly beside the number, 1 the end of reach. */
interface Nearness {
  readonly before: boolean;
  readonly distance: number;
  /** Nothing but `number`, `is` and the like stands between the word and the number. */
  readonly label: boolean;
}

/** What speaks for a number. */
export interface Witness {
  readonly by: keyof typeof CONFIDENCE;
  readonly nearness?: Nearness;
}

function isOfSameCountry(text: NumberedText, country: string | undefined): boolean {
  return country !== undefined && text.input.countries.includes(country);
}

function isConcerned(text: NumberedText, country: string | undefined): boolean {
  if (country === undefined) return false;
  return text.input.countries.includes(country) || text.concerns(country);
}

/** Whether anything in the text could speak for such numbers: asked once, before looking at any. */
export function mayFindWitness(text: NumberedText, expected: Expectation): boolean {
  return (
    expected.needs === "nothing" ||
    text.input.text.length <= LONGEST_ALONE ||
    text.present(expected.words).length > 0 ||
    (expected.needs !== "label" && text.present(expected.kind_words).length > 0) ||
    (expected.needs === "country" && isConcerned(text, expected.country))
  );
}

/** What stands in reach after the number, up to the end of its line or sentence. */
function readAfter(folded: string, end: number): string {
  const after = folded.slice(end, end + REACH_AFTER);
  const stop = after.search(/\n|[.;] /);
  return stop < 0 ? after : after.slice(0, stop);
}

function nearest(
  text: NumberedText,
  sought: { number: WrittenNumber; words: readonly string[] },
): Nearness | undefined {
  const words = text.present(sought.words);
  if (words.length === 0) return undefined;
  const { start, end } = sought.number;
  const before = text.folded.slice(Math.max(0, start - REACH_BEFORE), start);
  const after = readAfter(text.folded, end);
  let found: Nearness | undefined;
  for (const word of words) {
    const last = findLastWord(before, word);
    const first = last >= 0 ? -1 : findFirstWord(after, word);
    if (last >= 0) {
      const distance = (before.length - last - word.length) / REACH_BEFORE;
      if (found?.before && found.distance <= distance) continue;
      const label = isConnector(before.slice(last + word.length));
      found = { before: true, distance, label };
    } else if (first >= 0 && !found?.before) {
      const distance = first / REACH_AFTER;
      if (!found || distance < found.distance) found = { before: false, distance, label: false };
    }
  }
  return found ?? inHeading(text, { number: sought.number, words });
}

function inHeading(
  text: NumberedText,
  sought: { number: WrittenNumber; words: readonly string[] },
): Nearness | undefined {
  const heading = text.headingAt(sought.number.start);
  if (heading === "" || !sought.words.some((word) => findFirstWord(heading, word) >= 0)) {
    return undefined;
  }
  return { before: true, distance: HEADING_DISTANCE, label: true };
}

/** What speaks best for a number; undefined when too little does. */
export function findWitness(
  text: NumberedText,
  question: NumberInQuestion & Expectation,
): Witness | undefined {
  const { number, words } = question;
  if (isOfAnotherCountry(text, question)) return undefined;
  const nearness = nearest(text, { number, words });
  // A word of two meanings: "račun" is a bill and an account, whose numbers have a form of their own.
  const isOwn = question.needs === "nothing" && nearness?.label === true;
  if (!isOwn && text.isOrdinary(number)) return undefined;
  if (question.needs === "label") {
    return nearness?.label && isPlainlyWritten(number) ? { by: "kind_word", nearness } : undefined;
  }
  const asWritten = isPlainlyWritten(number) || nearness?.label === true;
  if (nearness !== undefined && asWritten) return { by: "word", nearness };
  if (number.glued) return undefined;
  if (text.isAllOfText(number) && isOfOneCase(text, number) && mayStandAlone(text, question)) {
    return { by: "alone" };
  }
  if (!asWritten) return undefined;
  return findWeakerWitness(text, question);
}

/** Whether the code of another country stands before it without a gap: "GB123456789". */
function isOfAnotherCountry(
  text: NumberedText,
  { number, country }: NumberInQuestion & Expectation,
): boolean {
  if (!number.glued || country === undefined) return false;
  const [before, prefix] = [number.start - 3, number.start - 2].map((start) =>
    text.input.text.slice(Math.max(0, start), number.start),
  );
  return prefix !== country && PREFIXES.has(prefix ?? "") && !/^\p{L}{3}/u.test(before ?? "");
}

function findWeakerWitness(
  text: NumberedText,
  question: NumberInQuestion & Expectation,
): Witness | undefined {
  const { number, country } = question;
  const nearness = nearest(text, { number, words: question.kind_words });
  if (nearness !== undefined && (isConcerned(text, country) || isTelling(text, question))) {
    return { by: "kind_word", nearness };
  }
  if (question.needs === "nothing" && number.upper_case) return { by: "form" };
  if (question.needs === "word" || !isConcerned(text, country)) return undefined;
  return { by: isOfSameCountry(text, country) ? "country" : "language" };
}

/**
 * Whether form and check digit point to this scheme among all others. One in ten numbers of nothing
 * but digits passes a check digit by chance, and there are many schemes; where the interaction's
 * countries are known, those of others need a distinctive form.
 */
function isTelling(text: NumberedText, question: NumberInQuestion & Expectation): boolean {
  const hasLetters = /[^0-9]/.test(question.number.written);
  const distinctive =
    question.needs !== "word" || (hasLetters && text.input.countries.length === 0);
  return distinctive && question.isProven();
}

/** A row of words with a number among them is no identifier. */
function isPlainlyWritten(number: WrittenNumber): boolean {
  return number.upper_case || number.written === number.compact;
}

/** Small letters beside capitals are a word beside a number: "lot MH12". */
function isOfOneCase({ input }: NumberedText, { start, end }: WrittenNumber): boolean {
  const written = input.text.slice(start, end);
  return !/\p{Ll}/u.test(written) || !/\p{Lu}/u.test(written);
}

/** Whether it may be all that a text holds. */
function mayStandAlone(text: NumberedText, question: NumberInQuestion & Expectation): boolean {
  if (question.alone) return !question.needsProof || question.isProven();
  if (isOfSameCountry(text, question.country)) return question.isProven();
  return isTelling(text, question);
}

/** How sure a witness makes it, 0 to 1, that a number is what it looks like. */
export function weighWitness(
  witness: Witness,
  by: { proven: boolean; sameCountry: boolean },
): number {
  const base = CONFIDENCE[witness.by][by.proven ? "proven" : "unproven"];
  const near = witness.nearness;
  let sum = base + (by.sameCountry ? COUNTRY_BONUS : 0);
  if (near) {
    sum -= near.distance * DISTANCE_PENALTY;
    if (!near.before) sum -= AFTER_PENALTY;
    if (!near.label && !by.proven) sum -= LOOSE_PENALTY;
  }
  return Math.round(sum * 100) / 100;
}
