import { labelAtEnd, lastEnding } from "./labels_before.ts";
import { APART, labelWords, withoutProclitic } from "./label_words.ts";
import { languageOfText } from "./language_of_text.ts";
import type { LabelKind } from "./vocabulary.ts";

/** What is looked at before a value, in UTF-16 code units. */
const REACH = 90;
/** So many words may stand between. */
const MOST_APART = 8;
/** An inflected word may have so many letters more than the one that is known. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 5;

const SENTENCE = /[.](?= \p{L}{2})/gu;
/** A run of signs that no spaces part. */
const RUN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{M}]{3,}$/u;
const LONGEST_SIGNS = 8;

type Telling = Pick<ReadonlyMap<string, LabelKind>, "get">;

/**
 * What words of the same sentence before a value speak of, and how many words stand between: a
 * passport that "was stolen, it had the number". Less sure than `labelsBefore`; the value's form must
 * bear it out. Time is bounded.
 */
export function labelsNear(folded: string, start: number): ReadonlyMap<LabelKind, number> {
  const telling = tellingIn(folded);
  const before = folded.slice(Math.max(0, start - REACH), start);
  const from = Math.max(lastEnding(before), lastSentence(before), lastRedacted(before));
  const clause = before.slice(from + 1);
  const words = clause.split(APART).filter((word) => word !== "");
  const near = new Map<LabelKind, number>();
  for (let apart = 0; apart <= MOST_APART && words.length > 0; apart++) {
    for (const kind of heardAtEnd(words, telling)) if (!near.has(kind)) near.set(kind, apart);
    words.pop();
  }
  return near;
}

/** The end of what was redacted, which is shorter than what stood there: nothing comes nearer by it. */
function lastRedacted(before: string): number {
  const at = before.lastIndexOf("xx]");
  return at < 0 ? at : at + 2;
}

/** The full stop of a sentence, which an abbreviation's is not. */
function lastSentence(before: string): number {
  return [...before.matchAll(SENTENCE)]
    .filter(({ index }) => /\p{L}{4}$|\d$/u.test(before.slice(Math.max(0, index - 4), index)))
    .reduce((last, { index }) => Math.max(last, index), -1);
}

/** The telling words of the language of a text, and those of all languages. */
function tellingIn(folded: string): Telling {
  const language = languageOfText(folded);
  const { telling, international } = labelWords();
  const own = language && telling.get(language);
  return { get: (word) => own?.get(word) ?? international.get(word) };
}

function heardAtEnd(words: readonly string[], telling: Telling): Iterable<LabelKind> {
  const found = labelAtEnd(words);
  if (found !== undefined) return found;
  const last = words.at(-1)!;
  if (RUN.test(last)) return heardInRun(last, telling);
  const kind = toldBy(last, telling) ?? toldBy(withoutProclitic(last), telling);
  return kind === undefined ? [] : [kind];
}

/** What a word tells, by itself or with an ending. */
function toldBy(word: string, telling: Telling): LabelKind | undefined {
  const found = telling.get(word);
  if (found !== undefined) return found;
  for (let cut = 1; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut++) {
    const stem = telling.get(word.slice(0, -cut));
    if (stem !== undefined) return stem;
  }
  return undefined;
}

function heardInRun(run: string, telling: Telling): LabelKind[] {
  const heard: LabelKind[] = [];
  for (let end = run.length; end > 1; end--) {
    for (let length = Math.min(LONGEST_SIGNS, end); length > 1; length--) {
      const kind = telling.get(run.slice(end - length, end));
      if (kind !== undefined) heard.push(kind);
    }
  }
  return heard;
}
