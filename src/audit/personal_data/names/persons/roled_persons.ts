import { type Analysis, MIXED_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  ORGANIZATION_WORD,
  STREET_WORD,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";
import { isPersonRole } from "./person_roles.ts";
import { endOfRow } from "./end_of_row.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Names of variables have their capitals within. */
const INITIAL = /\p{Lu}/u;
const MOST_WORDS = 4;
const NEVER_WITHIN = ORGANIZATION_WORD | STREET_WORD | BRAND_NAME | CALENDAR_WORD | COUNTRY;
/** What may stand between the role and the name: "named", a comma, a title. */
const BETWEEN = new Set(
  ", : ( bernama nama named called namens llamado llamada appelé appelée chiamato chiamata chamado chamada imieniem jménem nevű numit numită adlı isimli по имени на ім'я si".split(
    " ",
  ),
);
/** Titles that are written with a point. */
const SHORT_TITLES = new Set(
  "p mgr inż lek mec ks post sierż asp kom st sig dott avv geom rag ing mudr mgr bc jud phdr κ κα δρ sr sra dhr mevr drs mw hr fr dl dna av uzm doç öğr".split(
    " ",
  ),
);
/** "Son of", "daughter of". */
const DESCENT = new Set("bin binti binte ibn ben bint".split(" "));
/** Between a role and a name with a word in between, in characters. */
const MOST_GAP = 12;

/** Whether dictionaries have the word, mostly without a capital, and no list of names has it. */
function isOrdinary(type: WordType): boolean {
  if ((type.bits & FUNCTION_WORD) !== 0) return true;
  if ((type.bits & (GIVEN_NAME | SURNAME)) !== 0 || inflectedNameBits(type.lower) !== 0)
    return false;
  return isMostlySmall(type);
}

/** "I am" and "this is" of languages in which a full name follows at once. */
const I_AM = new Set("ben это це я мен пише ви saya tôi".split(" "));
const CYRILLIC = /^\p{Script=Cyrillic}/u;

/** Whether a role, or "I am" of some languages, stands right before a word, with at most a title, a comma or "named" between. */
function followsRole({ types, tokens }: Analysis, first: number): boolean {
  let at = first - 1;
  if (at >= 0 && BETWEEN.has(types[at]!.lower)) at--;
  if (at > 0 && types[at]!.lower === "." && SHORT_TITLES.has(types[at - 1]!.lower)) return true;
  const word = types[at];
  if (
    word !== undefined &&
    I_AM.has(word.lower) &&
    (word.casing === 0 || CYRILLIC.test(word.lower))
  ) {
    return tokens.gaps[first] === GAP_SPACE;
  }
  if (at < 0 || tokens.starts[first]! - tokens.ends[at]! > MOST_GAP) return false;
  return isPersonRole(types[at]!.lower);
}

/** Own kin, in languages whose word for it says whose; or without a capital right before the name. */
const KIN = new Set(
  "hijo hija esposo esposa marido hermano hermana nieto nieta fils fille mari femme frère sœur épouse époux figlio figlia moglie marito fratello sorella filho filha irmão irmã zoon dochter broer zus dotter dottern sonen datter datteren datteren sønn sønnen maken muž oğlum kızım eşim kocam karım annem babam kardeşim ablam abim ağabeyim dayım amcam teyzem halam yengem kuzenim oğlu kızı eşi kocası karısı kardeşi lányom fiam férjem feleségem anyám apám testvérem húgom nővérem öcsém bátyám lánya fia férje felesége soțul soția fiul fiica sora fratele сын сына сыну дочь дочери дочку муж мужа мужу жена жену жене брат брата сестра сестру син сина дочка доньку дочку чоловік дружина дружину дъщеря баща майка съпруг съпругът съпругата синът дъщерята сестра брат ћерка ћерку супруг супруга супругу suprug supruga suprugu kći kćer muž manžel manželka manželku dcera dceru dcéra dcéru syna synem mąż męża żona żonę żony córka córkę córki brata siostra siostrę γιος κόρη άντρας σύζυγος αδελφή αδελφός poikani tyttäreni vaimoni mieheni siskoni veljeni äitini isäni".split(
    " ",
  ),
);
/** Whose kin it is stands behind the word in the Balkans. */
const WHOSE = new Set("ми му ѝ й си ти ни ви mi mu joj ti jej lui ei μου της του".split(" "));
/** In dictionaries it would be known. */
const FEWEST_LETTERS_ALONE = 4;

/** Whether one word behind a word for somebody's kin is that one's given name. */
function isOfKin(analysis: Analysis, first: number): boolean {
  const type = analysis.types[first]!;
  const whose = WHOSE.has(analysis.types[first - 1]?.lower ?? "") ? 2 : 1;
  const kin = analysis.types[first - whose];
  if (kin === undefined || !KIN.has(kin.lower)) return false;
  if (analysis.tokens.gaps[first] !== GAP_SPACE || type.lower.length < FEWEST_LETTERS_ALONE) {
    return false;
  }
  if (isOrdinary(type) || isPersonRole(type.lower) || placeGradeOf(type.facts) > 1) return false;
  return (type.bits & NEVER_WITHIN) === 0 && !isWorldPlace(type.lower);
}

function couldBeName(words: readonly WordType[]): boolean {
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const names = GIVEN_NAME | SURNAME;
  if (words.some(({ bits }) => (bits & NEVER_WITHIN) !== 0 && (bits & names) === 0)) return false;
  const ordinary = words.filter(isOrdinary).length;
  return ordinary === 0 || (ordinary === 1 && !isOrdinary(words.at(-1)!));
}

/**
 * Full names behind what somebody is to a business or a relative, and behind titles: "the tenant
 * Maravillas Echenique", "Dłużniczka Żaneta Mroczkiewicz". The role is not of the name. Linear.
 */
export function roledPersons(analysis: Analysis): Span[] {
  const { text, types, tokens, lineCases } = analysis;
  const spans: Span[] = [];
  for (let at = 0; at < types.length; at++) {
    if (!isCapitalised(types[at]!) || !INITIAL.test(text[tokens.starts[at]!] ?? "")) continue;
    const last = endOfRow(analysis, { first: at, joining: DESCENT });
    let first = at;
    while (first < last && isPersonRole(types[first]!.lower)) {
      if (tokens.gaps[first + 1] === GAP_NONE) break;
      first++;
    }
    const words = types.slice(first, last + 1).filter(isCapitalised);
    const roled = first > at || followsRole(analysis, at);
    const named = roled && couldBeName(words);
    if (lineCases[at] === MIXED_CASE && (named || (first === last && isOfKin(analysis, first)))) {
      spans.push({ start: tokens.starts[first]!, end: tokens.ends[last]! });
    }
    at = last;
  }
  return spans;
}
