import {
  AGE_OLD_WORDS,
  BIRTH_WORDS,
  HISTORY_WORDS,
} from "../personal_data/data/life_date_words.ts";
import type { PersonalData } from "../report.ts";
import { firstIndex } from "../reading/first_index.ts";

/** Of a house that was built later somebody may be speaking who lives in it. */
const LAST_AGE = 1800;

/** So many sentences of the past make a text one about it. */
const FEWEST_OF_HISTORY = 2;

/** Kinds that a text about the past has, too. */
const SAID_OF_ANYBODY: ReadonlySet<string> = new Set([
  ...["PERSON", "TITLE", "NRP", "AGE", "DATE_TIME", "LOCATION", "ORGANIZATION", "ADDRESS"],
]);

/** How far around a year its words are read. */
const REACH = 120;

/**
 * A year up to 1904 in running text; nobody who did something then lives, and the law protects the
 * living (Regulation (EU) 2016/679, recital 27). It is not the number of a house, a room, an order
 * or a version.
 */
const YEAR =
  /(?<=\p{L}{1,12}\.? |[(–年、で]|は|を)1[0-8]\d{2}(?=[).,;–年]|\s\p{Ll}|$|\s*[年에]|-b[ae]n|['’]\p{Ll})|(?<=\p{L}{1,12}\.? )190[0-4](?=[).,;])/gu;
/** Where a sentence ends; a point behind an initial or within a number ends none. */
const SENTENCE_END = /(?<=\p{L}{2}|\d|["»”)])[.!?](?=\s)|[。！？\n]/gu;

/** Kinds that say something about the person whom the sentence names. */
const SAID_OF_A_PERSON: ReadonlySet<string> = new Set(["ADDRESS", "AGE", "NRP", "DATE_TIME"]);

/** An address so full is where letters go today, though its street bears a public name. */
const POSTCODE = /\d.*(?<!\d)\d{4,6}(?!\d)|(?<!\d)\d{4,6}(?!\d).*\d/su;

/** The number of the sentence that a position lies in. */
function sentenceOf(ends: readonly number[], position: number): number {
  return firstIndex(ends, (end) => end >= position);
}

/** Sentences that tell of a birth or a deed in a year which nobody alive has seen. */
function findHistory(text: string, ends: readonly number[]): ReadonlySet<number> {
  const sentences = new Set<number>();
  for (const match of text.matchAll(YEAR)) {
    const sentence = sentenceOf(ends, match.index);
    const start = (ends[sentence - 1] ?? -1) + 1;
    const words = text.slice(Math.max(start, match.index - REACH), match.index + REACH);
    const old = Number(match[0]) < LAST_AGE && AGE_OLD_WORDS.test(words);
    if (old || BIRTH_WORDS.test(words) || HISTORY_WORDS.test(words)) sentences.add(sentence);
  }
  return sentences;
}

/** Whether most sentences that name somebody tell of the past, and nobody can be reached. */
function isAllHistory(
  findings: readonly PersonalData[],
  told: { readonly ends: readonly number[]; readonly history: ReadonlySet<number> },
): boolean {
  if (told.history.size < FEWEST_OF_HISTORY) return false;
  if (findings.some(({ kind, personal }) => personal && !SAID_OF_ANYBODY.has(kind))) return false;
  const naming = new Set<number>();
  for (const { kind, start } of findings) {
    if (kind === "PERSON") naming.add(sentenceOf(told.ends, start));
  }
  const past = [...naming].filter((sentence) => told.history.has(sentence));
  return past.length >= FEWEST_OF_HISTORY && 2 * past.length >= naming.size;
}

/**
 * Whom a sentence speaks of decides over what it says: where it tells of a time that nobody alive
 * has seen, its persons are historical, and so are those of a text of which most sentences that
 * name somebody do; where all its persons are historical, fictional or public figures, the address,
 * the age or the birthday in it is theirs.
 *
 * @param findings The findings of one text, in its offsets.
 */
export function settlePersonal(text: string, findings: readonly PersonalData[]): PersonalData[] {
  if (!findings.some(({ kind }) => kind === "PERSON")) return [...findings];
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index);
  const history = findHistory(text, ends);
  const everywhere = isAllHistory(findings, { ends, history });
  const persons = findings.map((finding) =>
    finding.kind === "PERSON" && (everywhere || history.has(sentenceOf(ends, finding.start)))
      ? { ...finding, personal: false }
      : finding,
  );
  const named = new Map<number, boolean>();
  for (const { kind, start, personal } of persons) {
    if (kind !== "PERSON") continue;
    const sentence = sentenceOf(ends, start);
    named.set(sentence, (named.get(sentence) ?? false) || personal);
  }
  const isTheirs = ({ kind, start, end }: PersonalData): boolean => {
    if (!SAID_OF_A_PERSON.has(kind) || named.get(sentenceOf(ends, start)) !== false) return false;
    return kind !== "ADDRESS" || !POSTCODE.test(text.slice(start, Math.min(end, start + REACH)));
  };
  return persons.map((finding) => (isTheirs(finding) ? { ...finding, personal: false } : finding));
}
