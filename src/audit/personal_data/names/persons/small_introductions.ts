import type { Analysis } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import { commonnessOf } from "../../../tagging/lexicon.ts";
import { GAP_LINE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { worldNameBits } from "../../../tagging/world_names.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import { isPersonRole } from "./person_roles.ts";
import { ORDINARY_NAME_WORDS } from "../words/ordinary_name_words.ts";

/**
 * What people say before their own name in chats, as tokens; the name follows at once. "I am" alone
 * stands in Romance languages before adjectives that are names, too: "sono serena".
 */
const INTRODUCTIONS = [
  "this is",
  "i ' m",
  "i ’ m",
  "im",
  "i am",
  "it ' s",
  "it ’ s",
  "its",
  "name ' s",
  "my name is",
  "call me",
  "ich bin",
  "ich bin der",
  "ich bin die",
  "ich bins",
  "mein name ist",
  "ich heiße",
  "ich heisse",
  "hier ist",
  "hier ist der",
  "hier ist die",
  "je m ' appelle",
  "je m ’ appelle",
  "soy el",
  "soy la",
  "hola soy",
  "amiga soy",
  "amigo soy",
  "oye soy",
  "hey soy",
  "holi soy",
  "buenas soy",
  "profe soy",
  "vecina soy",
  "vecino soy",
  "i bin da",
  "i bin de",
  "bin da",
  "hola , soy",
  "salut c ' est",
  "salut c ’ est",
  "coucou c ' est",
  "coucou c ’ est",
  "bonjour c ' est",
  "bonjour c ’ est",
  "moi c ' est",
  "moi c ’ est",
  "ciao sono",
  "ciao , sono",
  "me llamo",
  "mi nombre es",
  "sou o",
  "sou a",
  "eu sou o",
  "eu sou a",
  "aqui é o",
  "aqui é a",
  "me chamo",
  "meu nome é",
  "mi chiamo",
  "ik heet",
  "mijn naam is",
  "nazywam się",
  "mam na imię",
  "jag heter",
  "jeg heter",
  "jeg hedder",
  "jmenuji se",
  "jmenuju se",
  "volám sa",
  "zovem se",
  "nama saya",
  "mă numesc",
  "minun nimeni on",
  "det er",
  "det är",
  "jag är",
  "jeg er",
  "ik ben",
  "dit is",
  "to ja",
  "tu",
  "tady",
  "tady je",
  "to som ja",
  "itt",
  "aici",
  "tu je",
  "ovde",
  "это",
  "это я",
  "це",
  "це я",
  "тук е",
  "овде",
  "burada",
  "ben",
  "cc c",
  "slt c",
  "salut c",
  "coucou c",
  "bjr c",
  "cc cest",
  "slt cest",
  "ja sam",
  "ja som",
  "som",
  "jsem",
  "аз съм",
  "ја сам",
  "num de",
  "número de",
  "numero de",
  "numero di",
  "número do",
  "número da",
  "mail de",
  "mail di",
  "correo de",
  "tel de",
  "tel di",
  "tlf de",
  "maila do",
  "mail do",
  "mejla do",
  "numer do",
  "numer",
  "telefon do",
  "kontakt do",
  "číslo na",
  "nummer von",
  "nr von",
  "numret till",
  "nummeret til",
  "номер",
  "телефон",
].map((phrase) => phrase.split(" "));

/** Words of talk for people whom one knows, beside those for kin. */
const FRIENDS = new Set(
  "kumpel kumpels kumpeline meuf mec pote copine copain cuate parce compa mate buddy bf gf boyfriend girlfriend bff roommate flatmate boss chef prof coach polola pololo mina nena mana mano vriendin vriendje maatje gars polle kompis kompisen kjæresten kæresten flickvännen pojkvännen kumplem kumpel koleżanka kolega ziom kámoš kámoška haver haverom barátom tip prietenul prietena drugarica друг подруга кореш подружка кент братан мужик".split(
    " ",
  ),
);
/** Short forms of Russian and Ukrainian names, which chats write small. */
const SHORT_NAMES = new Set(
  "лёха леха саня санёк санек вован димон димас серёга серега толик колян миха миша витёк витек юрик жека макс тоха гоша паша пашка катюха маринка светка ленка наташка танька ирка олька юлька дашка машка настюха ксюха галка людка вадик стас лёша леша рома ромка андрюха андрюша дениска никитос егорка костик костян влад владик славик сашка сашко юрко тарасик оленка оксанка любка надька верка зинка нинка катька анька алёнка алинка".split(
    " ",
  ),
);
/** Behind a name that is another language's word, too: "this is kemi from". */
const TOLD_FURTHER = new Set(
  "from here speaking calling again at w/ with aus von de fra från z из з".split(" "),
);
/** Pronouns that are names elsewhere. */
const PRONOUNS = new Set(
  "kami saya dia mereka kita aku kamu anda kalian beliau ini itu mana nya".split(" "),
);
/** From so common on, a word that is mostly written small is one. */
const LEAST_COMMON = 3;
const FEWEST_OF_SURNAME = 4;

const BY_LAST_WORD = new Map<string, string[][]>();
for (const words of INTRODUCTIONS) {
  const last = words.at(-1)!;
  BY_LAST_WORD.set(last, [...(BY_LAST_WORD.get(last) ?? []), words]);
}

const SMALL = 0;
const SHORTEST = 3;
const NAMES = GIVEN_NAME | SURNAME;

function isSmallName(type: WordType | undefined, rare = false): boolean {
  if (type === undefined || type.isSymbol || type.casing !== SMALL) return false;
  if (type.lower.length < SHORTEST || (type.bits & FUNCTION_WORD) !== 0) return false;
  return (rare || !isMostlySmall(type)) && !ORDINARY_NAME_WORDS.has(type.lower);
}

function isGiven(type: WordType | undefined, next: WordType | undefined): boolean {
  if (type === undefined || PRONOUNS.has(type.lower)) return false;
  const short = type.casing === SMALL && SHORT_NAMES.has(type.lower);
  if (!short) {
    const rare = commonnessOf(type.facts) < LEAST_COMMON && TOLD_FURTHER.has(next?.lower ?? "");
    if (!isSmallName(type, rare)) return false;
    if ((type.bits & GIVEN_NAME) === 0 && !isInflectedGiven(type.lower)) return false;
  }
  return !isPersonRole(type.lower);
}

/** Words that are short in one language are other words in others: "son mari". */
const LONGEST_AMBIGUOUS = 3;
const WHOSE = new Set("my his her our their your".split(" "));

function isRelation(lower: string, before: string | undefined): boolean {
  if (lower.length <= LONGEST_AMBIGUOUS && !WHOSE.has(before ?? "")) return false;
  return FRIENDS.has(lower) || isPersonRole(lower);
}

/** Whether no list and no dictionary has the word. */
function isUnheard({ bits, facts, lower }: WordType): boolean {
  return bits === 0 && commonnessOf(facts) === 0 && lower.length >= FEWEST_OF_SURNAME;
}

function isSurname(type: WordType | undefined): boolean {
  if (type === undefined || !isSmallName(type)) return false;
  return (type.bits & NAMES) !== 0 || worldNameBits(type.lower) !== 0 || isUnheard(type);
}

/** Whether a name may end before this word: a sign, a line's end or a word of the language. */
function endsName(type: WordType | undefined, gap: number): boolean {
  if (type === undefined || type.isSymbol || gap === GAP_LINE) return true;
  return (type.bits & FUNCTION_WORD) !== 0 || isMostlySmall(type);
}

/**
 * Names in small letters right behind "this is", "ich bin", "soy" and the like, and behind what
 * somebody is to the writer: "my brother tunde". Linear.
 */
export function smallIntroductions({ types, tokens }: Analysis): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at + 1 < types.length; at++) {
    if (tokens.gaps[at + 1] === GAP_LINE || types[at + 1]!.casing !== SMALL) continue;
    if (!isGiven(types[at + 1], types[at + 2])) continue;
    const { lower } = types[at]!;
    const phrases = BY_LAST_WORD.get(lower);
    const related = types[at]!.casing === SMALL && isRelation(lower, types[at - 1]?.lower);
    if (phrases === undefined && !related) continue;
    const introduced = phrases?.some((words) =>
      words.every((word, index) => types[at + 1 - words.length + index]?.lower === word),
    );
    if (introduced !== true && !related) continue;
    const goesOn = isSurname(types[at + 2]) && tokens.gaps[at + 2] !== GAP_LINE;
    const last = goesOn ? at + 2 : at + 1;
    if (!endsName(types[last + 1], tokens.gaps[last + 1] ?? GAP_LINE)) continue;
    spans.push({ start: tokens.starts[at + 1]!, end: tokens.ends[last]! });
  }
  return spans;
}
