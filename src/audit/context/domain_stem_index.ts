import type { Domain } from "./domain.ts";
import { simplifyHan } from "../reading/simplify_han.ts";
import { DOMAINS } from "./domains.ts";

/** A domain that a stem names; some stems must end the word. */
interface Named {
  readonly domain: string;
  readonly endsWord: boolean;
}

type Stems = Map<string, Named[]>;

/** Letters of scripts without spaces, behind and before which a word of another script may stand. */
const UNSPACED_LETTER =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー]";
const WORD_START = `(?:(?<![\\p{L}\\p{M}\\p{N}])|(?<=${UNSPACED_LETTER}))`;
const WORD_END = `(?:(?![\\p{L}\\p{M}\\p{N}])|(?=${UNSPACED_LETTER}))`;

const EVERY_START = new RegExp(`${WORD_START}(?=[\\p{L}\\p{N}])`, "gu");
const AT_WORD_END = new RegExp(WORD_END, "uy");
/** A term that may stand anywhere: of a script without spaces, or marked as a part of compounds. */
const ANYWHERE = new RegExp(`^(?:\\(\\?<[!=][^)]*\\))?(?:~|${UNSPACED_LETTER})`, "u");
const PATTERN_SIGN = /[()[\]?|\\.+*^]/;

/** Arabic and Hebrew write "and", "with", "for" and "the" together with the word behind them. */
const PARTICLES = ["", "و"]
  .flatMap((and) => ["", "ب", "ل", "ك"].map((to) => and + to))
  .flatMap((both) => ["", "ال", "لل"].map((the) => both + the))
  .concat([..."והבלכמש"].flatMap((one) => [one, ...[..."והבלכמש"].map((two) => one + two)]))
  .filter((particle) => particle !== "");

/** Particles begin with letters that come behind all Latin ones. */
const FIRST_PARTICLE = "\u05d0";

const GREEK_ACCENTS: Readonly<Record<string, string>> = {
  ά: "α",
  έ: "ε",
  ή: "η",
  ί: "ι",
  ό: "ο",
  ύ: "υ",
  ώ: "ω",
};

const anywhere: Stems = new Map();
const atStart: Stems = new Map();
const patterns = DOMAINS.flatMap((entry) => {
  const pattern = index(entry);
  return pattern === null ? [] : [{ domain: entry.id, pattern }];
});
/** Most places of a text begin like no stem at all. */
const BEGINNING = 2;
const BEGINNINGS = new Set(
  [...anywhere.keys(), ...atStart.keys()].map((stem) => stem.slice(0, BEGINNING)),
);
const LONGEST = Math.max(...[...anywhere.keys(), ...atStart.keys()].map((stem) => stem.length));

/** The domains whose stems stand in a text. */
export function findNamedDomains(text: string): Set<string> {
  const folded = fold(text);
  const found = new Set<string>();
  for (let start = 0; start < folded.length; start += 1) addAt(folded, start, anywhere, found);
  for (const match of folded.matchAll(EVERY_START)) {
    addAt(folded, match.index, atStart, found);
    if ((folded[match.index] ?? "") < FIRST_PARTICLE) continue;
    for (const particle of PARTICLES) {
      if (!folded.startsWith(particle, match.index)) continue;
      addAt(folded, match.index + particle.length, atStart, found);
    }
  }
  for (const { domain, pattern } of patterns) if (pattern.test(folded)) found.add(domain);
  return found;
}

function addAt(text: string, start: number, stems: Stems, found: Set<string>): void {
  const begins = BEGINNINGS.has(text.slice(start, start + BEGINNING));
  if (!begins && !BEGINNINGS.has(text.charAt(start))) return;
  for (let end = start + 1; end <= Math.min(text.length, start + LONGEST); end += 1) {
    for (const { domain, endsWord } of stems.get(text.slice(start, end)) ?? []) {
      AT_WORD_END.lastIndex = end;
      if (!endsWord || AT_WORD_END.test(text)) found.add(domain);
    }
  }
}

/**
 * As stems are written: the Turkish capital İ becomes an i with a dot above it, which they do not
 * have; accents that move within Greek words, the dots of ё and the nukta of Hindi are left out, and
 * Chinese characters are simplified.
 */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("i\u0307", "i")
    .normalize("NFC")
    .replaceAll("\u093c", "")
    .replace(/[άέήίόύώ]/g, (letter) => GREEK_ACCENTS[letter]!)
    .replaceAll("ё", "е")
    .replace(/\p{Script=Han}/gu, simplifyHan);
}

function stemsOf({ stems }: Domain): string[] {
  return stems
    .split(/,\s/)
    .map((stem) => stem.trim())
    .filter((stem) => stem !== "");
}

/** Puts the plain stems of a domain into the index; the pattern of the others comes back, if any. */
function index(entry: Domain): RegExp | null {
  const written: Record<"anywhere" | "start" | "word", string[]> = {
    anywhere: ["(?!)"],
    start: ["(?!)"],
    word: ["(?!)"],
  };
  for (const stem of stemsOf(entry).map(fold)) {
    const isAnywhere = ANYWHERE.test(stem);
    const endsWord = stem.endsWith("$");
    const bare = stem.replace("~", "").replace(/\$$/, "");
    if (PATTERN_SIGN.test(bare)) {
      const place = isAnywhere ? "anywhere" : endsWord ? "word" : "start";
      written[place].push(bare.replaceAll("$", WORD_END));
      continue;
    }
    const stems = isAnywhere ? anywhere : atStart;
    stems.set(bare, [...(stems.get(bare) ?? []), { domain: entry.id, endsWord }]);
  }
  const { start, word } = written;
  if (Object.values(written).every(({ length }) => length === 1)) return null;
  const whole = `${WORD_START}(?:${start.join("|")}|(?:${word.join("|")})${WORD_END})`;
  return new RegExp([whole, ...written.anywhere].join("|"), "u");
}
