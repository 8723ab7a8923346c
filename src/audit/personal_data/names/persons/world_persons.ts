import { type Analysis, MIXED_CASE, TITLE_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  FUNCTION_WORD,
  HONORIFIC,
  ORGANIZATION_WORD,
  REGION,
  STREET_WORD,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { commonnessOf, placeGradeOf } from "../../../tagging/lexicon.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits, WORLD_GIVEN, WORLD_SURNAME } from "../../../tagging/world_names.ts";
import { endOfRow } from "./end_of_row.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isGermanRole } from "./is_german_role.ts";
import { isSlavicSurname } from "./is_slavic_surname.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

/** More words with capitals in a row are a heading. */
const MOST_WORDS = 4;

/** Words of which no person's name has one. */
const NEVER_WITHIN =
  ORGANIZATION_WORD | STREET_WORD | BRAND_NAME | CALENDAR_WORD | COUNTRY | CITY | REGION;

/** "Tarasivna", "Петрович": what only Eastern Slavs' names have, in all its forms. */
const PATRONYMIC = /(?:ович|евич|йович|івн|ївн|овн|евн|ичн|инічн)[а-яіїєъь]{0,3}$/u;

const GERMAN = languageNumber("de");
/** Names of saints are those of places and churches; and valleys have a word like a given name. */
const SAINT = new Set(
  "san santa santo saint sankt sint são st ste sainte sveti sveta val valle".split(" "),
);

const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** What stands before a firm's name in Indonesia, Russia, Ukraine and Romania. */
const FIRM_BEFORE = new Set("pt cv ud pd ооо зао оао пао ао тов пп ип фоп sc".split(" "));

/** How sure a name is by the lists alone, and where one of its words stands in none. */
const SURE = 0.75;
const LIKELY = 0.6;

/** What is known of a word that may be a part of a name. */
interface Part {
  readonly given: boolean;
  readonly surname: boolean;
  /** A surname that is an ordinary word, too. */
  readonly maybeSurname: boolean;
  /** In no list and no dictionary: a surname as good as any. */
  readonly rare: boolean;
}

function isOrdinary({ facts, bits }: WordType): boolean {
  if ((bits & FUNCTION_WORD) !== 0) return true;
  return isMostlySmall({ facts });
}

/** Whether texts use the word as they use surnames and persons' names. */
function isLikened({ facts }: WordType): boolean {
  return (facts & 0xc) !== 0 || (facts & 0xc0) !== 0;
}

function partOf(type: WordType): Part {
  const place = placeGradeOf(type.facts);
  const known = place > 1 ? 0 : inflectedNameBits(type.lower);
  const listed = isOrdinary(type) ? 0 : known;
  return {
    given: (listed & WORLD_GIVEN) !== 0,
    surname: (listed & WORLD_SURNAME) !== 0 || isSlavicSurname(type.lower, { sure: false }),
    maybeSurname: (known & WORLD_SURNAME) !== 0 || (place === 0 && isLikened(type)),
    rare: listed === 0 && commonnessOf(type.facts) === 0 && place === 0,
  };
}

/** How sure it is that the words from `first` to `last` are one person's full name; 0 for no. */
function rate(analysis: Analysis, first: number, last: number): number {
  const words = analysis.types.slice(first, last + 1).filter(isCapitalised);
  if (words.length < 2 || words.length > MOST_WORDS) return 0;
  // "Faust-Monolog" is one word.
  if (!analysis.tokens.gaps.subarray(first + 1, last + 1).includes(GAP_SPACE)) return 0;
  if (words.some(({ bits, lower }) => (bits & NEVER_WITHIN) !== 0 || SAINT.has(lower))) return 0;
  const parts = words.map(partOf);
  const [head, ...rest] = parts;
  if (head === undefined) return 0;
  if (words.some(({ lower }) => CYRILLIC.test(lower) && PATRONYMIC.test(lower))) return SURE;
  if (head.given && rest.some(({ given, surname }) => given || surname)) return SURE;
  if (head.given && rest.every(({ rare, maybeSurname }) => rare || maybeSurname)) return LIKELY;
  const second = rest[0];
  const cyrillic = CYRILLIC.test(words[0]!.lower);
  if (cyrillic && head.rare && rest.length === 1 && second?.surname === true) return LIKELY;
  // Hungarian, and registers of Eastern Europe, write the surname first.
  const surnameFirst = cyrillic || head.surname;
  return surnameFirst && second?.given === true && (head.surname || head.rare) ? LIKELY : 0;
}

/** What somebody is to a business, at the beginning of a sentence, in Cyrillic and Greek. */
const ROLE =
  /^(?:клиент|клієнт|пациент|пацієнт|сотрудни|працівни|служител|ученик|ученичк|учень|учениц|студент|покупател|покупець|заёмщик|заемщик|должник|боржник|абонент|гражданин|гражданк|громадян|жител|мешкан|сосед|сусід|съсед|господин|госпож|госпо|пользовател|користувач|потребител|кандидат|арендатор|орендар|наемател|родител|водител|водій|врач|лікар|лекар|учител|вчител|директор|начальник|πελάτ|ασθεν|υπάλληλ|μαθητ|φοιτητ|κύριο|κυρία|ενοικιαστ|συνάδελφ|γιατρ)/u;

/** Where in a row of capitalised words a name begins: behind titles, and a sentence's first word. */
function startOfName(analysis: Analysis, first: number, last: number): number {
  let at = first;
  const leads = (word: number): boolean =>
    (analysis.bits[word]! & HONORIFIC) !== 0 ||
    ROLE.test(analysis.types[word]!.lower) ||
    (analysis.language === GERMAN && isGermanRole(analysis.types[word]!));
  while (at < last && leads(at)) at++;
  const opens = analysis.openings[at]! > 0;
  if (at < last - 1 && opens) {
    const [whole, rest] = [rate(analysis, at, last), rate(analysis, at + 1, last)];
    // "Вратарь Александр …": of two that are as likely the shorter one.
    if (whole < rest || (whole === rest && whole === LIKELY)) return at + 1;
  }
  return at;
}

/**
 * Full names of people of all countries, wherever their words are written with capitals: a listed
 * given name beside a surname. They stand where the tagger has no texts to learn from. Linear.
 */
export function worldPersons(analysis: Analysis): TaggedName[] {
  const { types, tokens, lineCases, bits } = analysis;
  const persons: TaggedName[] = [];
  for (let at = 0; at < types.length; at++) {
    if (!isCapitalised(types[at]!)) continue;
    const last = endOfRow(analysis, { first: at });
    const titled = lineCases[at] === TITLE_CASE;
    if (last > at && (titled || lineCases[at] === MIXED_CASE)) {
      const first = startOfName(analysis, at, last);
      const confidence = rate(analysis, first, last);
      const ofAnother =
        ((bits[first - 1] ?? 0) & STREET_WORD) !== 0 ||
        FIRM_BEFORE.has(types[first - 1]?.lower ?? "");
      // A sentence may begin with a word that is a name elsewhere.
      const opens =
        analysis.openings[at]! > 0 && first === at && types[last + 1]?.isSymbol === false;
      if (confidence >= (opens || titled ? SURE : LIKELY) && !ofAnother) {
        const [start, end] = [tokens.starts[first]!, tokens.ends[last]!];
        persons.push({ kind: "PERSON", start, end, first, last, confidence });
      }
    }
    at = last;
  }
  return persons;
}
