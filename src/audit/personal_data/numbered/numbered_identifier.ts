import type { PersonalDataKind } from "../../report.ts";
import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { foldText } from "./fold_text.ts";

import { KIND_WORDS } from "./kind_words.ts";
import { type NumberedText, numberedText } from "./numbered_text.ts";
import type { WrittenNumber } from "./read_numbers.ts";
import {
  type Expectation,
  findWitness,
  mayFindWitness,
  type Need,
  weighWitness,
  type Witness,
} from "./find_witness.ts";

/** One way in which an identifier is written. */
export interface WrittenForm {
  /**
   * Anchored; tested against the number in upper case, with plain spaces and hyphens as separators.
   * Must be linear.
   */
  readonly pattern: RegExp;
  /** How many letters and digits it has. */
  readonly lengths: readonly number[];
  /** What must speak for it beside the form and the check digit. */
  readonly needs: Need;
  /** Distinctive enough to be believed where it is all that a text holds, without a check digit. */
  readonly alone?: boolean;
}

/** An identifier that an authority issues: data from which a detector is made. */
export interface NumberedIdentifier {
  /** Country and name: `pl_pesel`; in upper case it is the `type` of what is found. */
  readonly id: string;
  readonly kind: PersonalDataKind;
  /** ISO 3166-1 alpha-2 code of the issuing country; left out where the value does not tell. */
  readonly jurisdiction?: string;
  /** The authority or standard that defines it, with a link. */
  readonly source: string;
  readonly forms: readonly WrittenForm[];
  /** What people write beside it, in the languages of the country and in English. */
  readonly words: readonly string[];
  /** Rule of the format beside the pattern, such as a calendar date. Takes the compact number. */
  readonly accepts?: (compact: string) => boolean;
  /** The check digit's rule. Takes the number without separators, in upper case. */
  readonly checksum?: (compact: string) => boolean;
  /**
   * Whether a number whose check digit fails is believed all the same: `always` where such numbers
   * are issued too, `with_word` where a word beside it makes up for it. Never when left out.
   */
  readonly unproven?: "always" | "with_word";
  /** False for registers of businesses; a function where the number tells. True when left out. */
  readonly personal?: boolean | ((compact: string) => boolean);
  readonly examples: Detector["examples"];
}

interface Prepared extends NumberedIdentifier {
  readonly expectations: readonly { readonly form: WrittenForm; readonly expected: Expectation }[];
  /** What a number in groups of its writer's own making needs. */
  readonly regrouped: Expectation;
}

/** Makes a detector from the description of an identifier. */
export function numberedIdentifier(identifier: NumberedIdentifier): Detector {
  const words = identifier.words.map(foldText);
  const kind_words = KIND_WORDS[identifier.kind] ?? [];
  const country = identifier.jurisdiction;
  const expectations = identifier.forms.map(({ needs, alone = false, ...form }) => ({
    form: { ...form, needs },
    expected: { needs, alone, country, words, kind_words },
  }));
  const regrouped = { needs: "label", alone: false, country, words, kind_words } as const;
  const prepared: Prepared = { ...identifier, expectations, regrouped };
  return {
    id: identifier.id,
    source: identifier.source,
    examples: identifier.examples,
    detect: (input) => detectNumbers(input, prepared),
  };
}

function detectNumbers(input: DetectionInput, identifier: Prepared): Candidate[] {
  const text = numberedText(input);
  if (text.numbers.size === 0) return [];
  const found: Candidate[] = [];
  for (const { form, expected } of identifier.expectations) {
    if (!form.lengths.some((length) => text.numbers.has(length))) continue;
    // Words are looked up faster than patterns are tried; countries are asked only for a match.
    const wordsFirst = expected.needs === "word" || expected.needs === "label";
    if (wordsFirst && !mayFindWitness(text, expected)) continue;
    const numbers = numbersOfForm(text, form);
    if (numbers.length === 0 || !mayFindWitness(text, expected)) continue;
    for (const number of numbers) {
      const candidate = judge(number, { text, identifier, expected });
      if (candidate !== undefined) found.push(candidate);
    }
  }
  found.push(...detectRegrouped(text, identifier));
  return found.length < 2 ? found : outermost(found);
}

/**
 * Numbers that people part in their own way (`860 001 986-1` for `860.001.986-1`): believed only
 * directly behind a word for them, and with the right check digit if they have one.
 */
function detectRegrouped(text: NumberedText, identifier: Prepared): Candidate[] {
  const { regrouped: expected, forms, checksum } = identifier;
  if (text.present(expected.words).length === 0) return [];
  const found: Candidate[] = [];
  for (const { pattern, lengths } of forms) {
    for (const length of lengths) {
      for (const [written, numbers] of text.writings(length)) {
        const compact = numbers[0]?.compact ?? "";
        if (written === compact || pattern.test(written) || !pattern.test(compact)) continue;
        if (checksum?.(compact) === false) continue;
        for (const number of numbers) {
          const candidate = judge(number, { text, identifier, expected });
          if (candidate !== undefined) found.push(candidate);
        }
      }
    }
  }
  return found;
}

function numbersOfForm(text: NumberedText, form: WrittenForm): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (const length of form.lengths) {
    for (const [written, numbers] of text.writings(length)) {
      if (!form.pattern.test(written)) continue;
      for (const number of numbers) found.push(number);
    }
  }
  return found;
}

/** Leaves out what lies within something longer that the same detector found. */
function outermost(found: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  let reached = -1;
  for (const candidate of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (candidate.end <= reached) continue;
    kept.push(candidate);
    reached = candidate.end;
  }
  return kept;
}

function isBelievedUnproven(witness: Witness, identifier: NumberedIdentifier): boolean {
  if (identifier.unproven === "with_word") return witness.by === "word";
  return identifier.unproven === "always";
}

function judge(
  number: WrittenNumber,
  by: { text: NumberedText; identifier: Prepared; expected: Expectation },
): Candidate | undefined {
  const { text, identifier, expected } = by;
  const { checksum, jurisdiction, personal = true } = identifier;
  if (identifier.accepts?.(number.compact) === false) return undefined;
  let proven: boolean | undefined;
  const isProven = () => (proven ??= checksum?.(number.compact) ?? false);
  const needsProof = checksum !== undefined;
  const witness = findWitness(text, { ...expected, number, isProven, needsProof });
  if (witness === undefined) return undefined;
  if (needsProof && !isProven() && !isBelievedUnproven(witness, identifier)) return undefined;
  const sameCountry = jurisdiction !== undefined && text.input.countries.includes(jurisdiction);
  return {
    kind: identifier.kind,
    ...(jurisdiction === undefined ? {} : { type: identifier.id.toUpperCase(), jurisdiction }),
    start: number.start,
    end: number.end,
    confidence: weighWitness(witness, { proven: isProven(), sameCountry }),
    validated: isProven(),
    personal: typeof personal === "function" ? personal(number.compact) : personal,
  };
}
