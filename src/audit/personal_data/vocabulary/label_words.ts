import { foldText } from "../numbered/fold_text.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import type { LabelKind, Vocabulary } from "./vocabulary.ts";

/** The labels of all languages, normalized. */
interface LabelWords {
  /** Whole labels, and of what they are. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<LabelKind>>;
  /** What may stand between a label and its value. */
  readonly links: ReadonlySet<string>;
  /** By language, words that stand in labels of a single kind alone: "passport", not "number". */
  readonly telling: ReadonlyMap<string, ReadonlyMap<string, LabelKind>>;
  /** Those that are long enough to be of no other language, in all of them. */
  readonly international: ReadonlyMap<string, LabelKind>;
}

/** What stands between words. */
export const APART = /[^\p{L}\p{M}\p{N}]+/gu;
/** Shorter words are abbreviations, and words of other languages. */
const SHORTEST_TELLING = 4;
const SHORTEST_INTERNATIONAL = 7;
/** And of words that two languages have for the same. */
const SHORTEST_SHARED = 5;
const NOT_LATIN = /^[^\p{Script=Latin}]{3}/u;
/** In scripts whose signs are syllables or words, of so many. */
const SHORTEST_SIGNS = 2;
const SIGNS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** What lets somebody in is named by everyday words: "key", "name", "game", "door". */
const EVERYDAY: ReadonlySet<LabelKind> = new Set(["PASSWORD", "PIN", "USERNAME"]);
/** Words of some labels that tell nothing by themselves; folded. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `record file card book travel driver unique income salary bank benki banka banke banki banco bancar banci check
  roll staff team policy police polis list lista listu listom load mark minu mano mana carta carte plano fisa leer
  kasse karta karte kartu karti kort kaart hand prawo prawa prawem health fonds hulp sera bien mang dong sinh thanh
  chung tien xanh chieu index statni statna valsts auto auta social postal irish indian meinem meines firmy osobe osobni
  osebno unic unica civil serija serii mpiga kura kwenye maisha giay phep ngan huong luong doanh kiem soat hely mobil
  motor number cheque prawko klinik zahl siffer permit zara numera numbri numery
  service club points season ticket union clinic plan file holder reference deposit branch transit account with text sent received normally front code`.split(
    /\s+/u,
  ),
);

/** "And", "the", "of" and "in", which Arabic and Hebrew write together with the next word. */
const PROCLITIC = /^(?:[وفبلك]?ال|لل|[وفبلك]|[ושכהבלמ]{1,2})(?=\p{L}{3})/u;

/** A word or phrase without the small words that its first one is written together with. */
export function withoutProclitic(phrase: string): string {
  return phrase.replace(PROCLITIC, "");
}

let known: LabelWords | undefined;

/** Read when a text first holds something that may have a label: most texts hold nothing. */
export function labelWords(): LabelWords {
  return (known ??= readLabelWords());
}

/** Folds a phrase, and puts a space for all that is neither letter nor figure. */
function normalizeLabel(phrase: string): string {
  return foldText(phrase).replace(APART, " ").trim();
}

function readLabelWords(): LabelWords {
  const phrases = new Map<string, Set<LabelKind>>();
  const telling = new Map<string, ReadonlyMap<string, LabelKind>>();
  const international = new Map<string, LabelKind>();
  const seen = new Map<string, LabelKind>();
  const links = new Set<string>();
  const add = (map: Map<string, Set<LabelKind>>, word: string, kind: LabelKind) =>
    map.set(word, (map.get(word) ?? new Set()).add(kind));
  for (const vocabulary of VOCABULARIES) {
    for (const link of vocabulary.links) links.add(normalizeLabel(link));
    for (const [kind, labels] of labelsOf(vocabulary)) {
      for (const label of labels) add(phrases, label, kind);
    }
    const words = tellingWords(vocabulary);
    telling.set(vocabulary.language, new Map(words));
    for (const [word, kind] of words) {
      const isShared = word.length >= SHORTEST_SHARED && seen.get(word) === kind;
      if (isShared || word.length >= SHORTEST_INTERNATIONAL || NOT_LATIN.test(word)) {
        international.set(word, kind);
      }
      seen.set(word, kind);
    }
  }
  phrases.delete("");
  links.delete("");
  return { phrases, links, telling, international };
}

function labelsOf({ labels }: Vocabulary): (readonly [LabelKind, readonly string[]])[] {
  return Object.entries(labels).map(([kind, phrases]) => [
    kind as LabelKind,
    phrases.map(normalizeLabel),
  ]);
}

/** The words of one language that stand in labels of one kind alone. */
function tellingWords(vocabulary: Vocabulary): (readonly [string, LabelKind])[] {
  const kindsOf = new Map<string, Set<LabelKind>>();
  for (const [kind, labels] of labelsOf(vocabulary)) {
    for (const word of labels.flatMap((label) => label.split(" "))) {
      kindsOf.set(word, (kindsOf.get(word) ?? new Set()).add(kind));
    }
  }
  return [...kindsOf].flatMap(([word, kinds]) => {
    const [kind, second] = kinds;
    const shortest = SIGNS.test(word) ? SHORTEST_SIGNS : SHORTEST_TELLING;
    if (kind === undefined || second !== undefined || word.length < shortest) return [];
    return EVERYDAY.has(kind) || EVERYDAY_WORDS.has(word) ? [] : [[word, kind] as const];
  });
}
