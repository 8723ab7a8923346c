import type { DetectionInput } from "../detector.ts";
import { COUNTRY_WORDS } from "./country_words.ts";
import { findFirstWord } from "./find_word.ts";
import { foldText } from "./fold_text.ts";
import { isLabelledOrdinary } from "./ordinary_label.ts";
import { type NumbersByLength, readNumbers, type WrittenNumber } from "./read_numbers.ts";
import { findHeading, readTables, type Table } from "./read_tables.ts";
import { WordStarts } from "./word_starts.ts";

/** A longer cell is no heading but a text. */
const LONGEST_HEADING = 48;

const NONE: ReadonlyMap<string, readonly WrittenNumber[]> = new Map();

function groupByWriting(numbers: readonly WrittenNumber[]): Map<string, WrittenNumber[]> {
  const groups = new Map<string, WrittenNumber[]>();
  for (const number of numbers) {
    const same = groups.get(number.written);
    if (same === undefined) groups.set(number.written, [number]);
    else same.push(number);
  }
  return groups;
}

/** What all detectors of numbers need to know about one text; read once, and only on demand. */
export class NumberedText {
  readonly input: DetectionInput;
  readonly #writings = new Map<number, ReadonlyMap<string, readonly WrittenNumber[]>>();
  readonly #concerned = new Map<string, boolean>();
  readonly #present = new Map<readonly string[], readonly string[]>();
  readonly #ordinary = new Map<WrittenNumber, boolean>();
  readonly #headings = new Map<number, string>();
  #tables: readonly Table[] | undefined;
  #numbers: NumbersByLength | undefined;
  #folded: string | undefined;
  #starts: WordStarts | undefined;

  constructor(input: DetectionInput) {
    this.input = input;
  }

  get numbers(): NumbersByLength {
    return (this.#numbers ??= readNumbers(this.input.text));
  }

  /** The numbers of so many letters and digits, each writing once, with all its places. */
  writings(length: number): ReadonlyMap<string, readonly WrittenNumber[]> {
    const known = this.#writings.get(length);
    if (known !== undefined) return known;
    const numbers = this.numbers.get(length);
    const writings = numbers === undefined ? NONE : groupByWriting(numbers);
    this.#writings.set(length, writings);
    return writings;
  }

  /** The text as `foldText` makes it, of the same length. */
  get folded(): string {
    return (this.#folded ??= foldText(this.input.text));
  }

  /** Those of the folded words that stand anywhere in the text. */
  present(words: readonly string[]): readonly string[] {
    const known = this.#present.get(words);
    if (known !== undefined) return known;
    const starts = (this.#starts ??= new WordStarts(this.folded));
    const present = starts.possible(words).filter((word) => findFirstWord(this.folded, word) >= 0);
    this.#present.set(words, present);
    return present;
  }

  /** False only if no word of the text begins with one of these; they are folded. */
  mayBeginWith(beginnings: readonly string[]): boolean {
    const starts = (this.#starts ??= new WordStarts(this.folded));
    return starts.mayBeginWith(beginnings);
  }

  /** The tables of the folded text. */
  get tables(): readonly Table[] {
    return (this.#tables ??= readTables(this.folded));
  }

  /** The folded heading of the table's column in which an offset lies; empty outside of one. */
  headingAt(offset: number): string {
    const { tables } = this;
    if (tables.length === 0) return "";
    const known = this.#headings.get(offset);
    if (known !== undefined) return known;
    const heading = findHeading(this.folded, { tables, offset }) ?? "";
    const usable = heading.length <= LONGEST_HEADING ? heading.trim() : "";
    this.#headings.set(offset, usable);
    return usable;
  }

  /** Whether what stands beside the number says that it identifies nobody. */
  isOrdinary(number: WrittenNumber): boolean {
    const known = this.#ordinary.get(number);
    if (known !== undefined) return known;
    const heading = this.headingAt(number.start);
    const ordinary =
      isLabelledOrdinary(this.folded, number) ||
      isLabelledOrdinary(heading, { start: heading.length, end: heading.length });
    this.#ordinary.set(number, ordinary);
    return ordinary;
  }

  /** Whether the text itself, by names or by its language, points to a country. */
  concerns(country: string): boolean {
    const known = this.#concerned.get(country);
    if (known !== undefined) return known;
    const signs = COUNTRY_WORDS[country];
    const concerned =
      signs !== undefined &&
      (this.present(signs.words).length > 0 || signs.letters?.test(this.input.text) === true);
    this.#concerned.set(country, concerned);
    return concerned;
  }

  /** Whether the number is all that the text holds. */
  isAllOfText(number: WrittenNumber): boolean {
    const { text } = this.input;
    const around = text.slice(0, number.start) + text.slice(number.end);
    return around.length <= 8 && !/[\p{L}\p{N}]/u.test(around);
  }
}

/** Keyed by identity: the same input asked for again by another detector is not read again. */
const READ = new WeakMap<DetectionInput, NumberedText>();

/** What is known about a text; the same object for the same `DetectionInput`. */
export function numberedText(input: DetectionInput): NumberedText {
  const known = READ.get(input);
  if (known !== undefined) return known;
  const read = new NumberedText(input);
  READ.set(input, read);
  return read;
}
