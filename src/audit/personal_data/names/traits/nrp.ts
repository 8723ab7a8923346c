import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { caselessGroups } from "./caseless_groups.ts";
import { isOpeningDemonym } from "./is_demonym.ts";
import { beginsGroup, foldGroup, isGroup, isGroupOfWords } from "./is_group.ts";
import { isSaidOfAPerson } from "../persons/is_said_of_a_person.ts";
import { partiesOfInput } from "../organizations/parties_of_input.ts";
import { standingParties } from "../organizations/standing_parties.ts";
import { votedParties } from "../organizations/voted_parties.ts";
import { isPeopleAnywhere } from "../../vocabulary/is_people_anywhere.ts";
import { peoplesOfText, type Peoples } from "../../vocabulary/peoples_of_text.ts";

/** A saint's name is none: "St. Jude's". */
const SAINT_BEFORE = /(?<!\p{L})(?:st|saint|hey)\.? $/iu;

const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;
const LONGEST = 3;
const LONGEST_WORD = 40;

function toCandidate(text: string, start: number, end: number): Candidate {
  const personal = isSaidOfAPerson(text, { start, end });
  return { kind: "NRP", start, end, confidence: personal ? 0.9 : 0.7, validated: false, personal };
}

interface PlacedWord {
  readonly text: string;
  readonly start: number;
  readonly word: string;
}

/** The words of a text and where they start. */
interface Words {
  readonly text: string;
  readonly words: readonly string[];
  readonly starts: Int32Array;
}

function readWords(text: string): Words {
  const words = text.match(WORD) ?? [];
  const starts = new Int32Array(words.length);
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    // Between two words stands no letter, so that this is the word itself.
    starts[at] = text.indexOf(words[at]!, done);
    done = starts[at]! + words[at]!.length;
  }
  return { text, words, starts };
}

/** Where a sentence begins. */
const OPENING = /(?:^|[.!?…:]\s|\n)[ \t"„“«(–-]*$/u;
const SMALL_BEHIND = /^ \p{Ll}/u;

/** Whether a sentence begins with the word and goes on in small letters. */
function opensSentence(text: string, start: number, word: string): boolean {
  const end = start + word.length;
  if (!SMALL_BEHIND.test(text.slice(end, end + 2))) return false;
  return OPENING.test(text.slice(Math.max(0, start - 4), start));
}

/** "Грузинский ресторан": an adjective that only its place gives a capital. */
function opensAsGroup(text: string, start: number, word: string): boolean {
  const lower = word.toLowerCase();
  return word !== lower && isOpeningDemonym(lower) && opensSentence(text, start, word);
}

/** "And", "the", "of" and "in", which Arabic writes together with the next word. */
const ARABIC_PROCLITIC = /^(?:[وف]?[بلك]?ال|لل|[وفبلك])(?=[\u0621-\u064a]{4})/u;

function isArabic(word: string): boolean {
  return word >= "\u0621" && word < "\u0700";
}

/** Whether a word is one for a people in the language of its text, written as that writes it. */
function isOfPeople(peoples: Peoples | undefined, { text, start, word }: PlacedWord): boolean {
  if (peoples === undefined) return isPeopleAnywhere(word);
  const lower = word.toLowerCase();
  const { small, capitalised } = peoples;
  if (word !== lower) {
    return capitalised.has(lower) || (small.has(lower) && opensSentence(text, start, word));
  }
  if (small.has(lower)) return true;
  return isArabic(lower) && small.has(lower.replace(ARABIC_PROCLITIC, ""));
}

/** How many words from `at` on are one group's name of several words in the text's language. */
function countOfPeople(peoples: Peoples | undefined, read: Words, at: number): number {
  if (peoples?.first.has(foldGroup(read.words[at]!)) !== true) return 0;
  return countWords(read, at, (phrase) => peoples.groups.has(phrase));
}

/** Those candidates of which others have no part. */
function apartFrom(others: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ start, end }) =>
    others.every((other) => end <= other.start || start >= other.end),
  );
}

function groupsWithoutCapitals(text: string): Candidate[] {
  return caselessGroups(text).map(({ start, end }) => toCandidate(text, start, end));
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const read = readWords(text);
  const { words, starts } = read;
  const peoples = peoplesOfText(text);
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word.length > LONGEST_WORD) continue;
    const lower = foldGroup(word);
    const count = Math.max(
      beginsGroup(lower) ? countWords(read, at, isGroupOfWords) : 0,
      countOfPeople(peoples, read, at),
    );
    if (count === 0 && !isGroup(word, lower) && !opensAsGroup(text, starts[at]!, word)) {
      if (!isOfPeople(peoples, { text, start: starts[at]!, word })) continue;
    }
    if (SAINT_BEFORE.test(text.slice(Math.max(0, starts[at]! - 6), starts[at]))) continue;
    const last = at + Math.max(count, 1) - 1;
    const end = starts[last]! + words[last]!.length;
    const isBehind = peoples?.behind.has(foldGroup(text.slice(starts[at]!, end))) === true;
    found.push(toCandidate(text, starts[isBehind ? at + 1 : at]!, end));
    at = last;
  }
  const caseless = groupsWithoutCapitals(text);
  const groups = [...apartFrom(caseless, found), ...caseless];
  const all = withParties(groups, partiesVotedFor(input));
  const fields = labelledGroups(text);
  return [...apartFrom(fields, all), ...fields];
}

/** Fields of forms that ask for a nationality, a religion, an origin or a party. */
const FIELD =
  /(?<!\p{L})(?:nationality|citizenship|ethnicity|ethnic (?:origin|group)|religion|faith|denomination|political (?:party|affiliation)|staatsangehörigkeit(?:en)?|staatsbürgerschaft|nationalität|konfession|religion(?:szugehörigkeit)?|parteizugehörigkeit|nationalité|religion|origine ethnique|nacionalidad|religión|nacionalidade|religião|nazionalità|cittadinanza|religione|nationaliteit|geloofsovertuiging|godsdienst|obywatelstwo|narodowość|wyznanie|medborgarskap|nationalitet|statsborgerskab|statsborgerskap|trossamfund|kansalaisuus|uskonto|(?:státní )?občanství|občianstvo|národnost|národnosť|náboženství|állampolgárság[a]?|nemzetiség|vallás[a]?|cetățenie|cetățenia|naționalitate|religie|religia|državljanstvo|nacionalnost|vjera|vera|vjeroispovijest|гражданство|национальность|вероисповедание|религия|громадянство|національність|віросповідання|държавянство|народност|држављанство|националност|υπηκοότητα|ιθαγένεια|εθνικότητα|θρήσκευμα|uyru(?:k|ğu)|vatandaşlı(?:k|ğı)|dini?|kewarganegaraan|agama|suku|quốc tịch|dân tộc|tôn giáo|สัญชาติ|ศาสนา|国籍|國籍|民族|族裔|宗教信仰|宗教|政治面貌|党派|黨派|所属政党|支持政党|信仰|국적|종교|민족|정당|소속 정당|지지 정당|parteimitglied|partei|parti|partido(?: político)?|partito|partij|partia|poglądy polityczne|politické přesvědčení|politická příslušnost|politická strana|párttagság|párt|partidul?|apartenență politică|stranka|politička stranka|puolue|siyasi parti|puoluekanta|etnisch(?:e afkomst)?|afkomst|etnisk bakgrund|etnisk bakgrunn|etnicitet|etnisitet|herkomst|ethnie|etnia|etnie|etnikum|etnicitate|etnicitatea|narodnost|vjeroispovijed|vallási hovatartozás|felekezet|cult|confesiune|confesiunea|konfese|vyznání|vierovyznanie|wyznania|livssyn|trosinriktning|tunnustus|äidinkansallisuus|الديانة|الدين|القومية|العرق|الحزب|الانتماء الحزبي|الجنسية|الديانة|אזרחות|לאום|דת|राष्ट्रीयता|धर्म|जाति) ?$/iu;
const COLON = /[:：]/gu;
const VALUE = /\p{Script=Han}{2,8}|[\p{L}\p{M}][\p{L}\p{M}' -]{1,24}[\p{L}\p{M}]/uy;
const LONGEST_FIELD = 32;
const NO_VALUE =
  /^(?:yes|no|none|n\/a|ja|nein|keine?|oui|non|aucune?|sí|ninguna?|nessuna?|nie|brak|inga?|ingen|nincs|nu|ne|нет|няма|немає|optional|string|text|varchar|required|pflichtfeld|unknown|unbekannt)$/iu;

/** What stands in such fields; a slash or "and" parts two of them. */
function labelledGroups(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const { index } of text.matchAll(COLON)) {
    if (!FIELD.test(text.slice(Math.max(0, index - LONGEST_FIELD), index))) continue;
    let at = index + 1;
    while (text[at] === " ") at++;
    for (let count = 0; count < 2; count++) {
      VALUE.lastIndex = at;
      const value = VALUE.exec(text)?.[0];
      if (value === undefined || NO_VALUE.test(value) || value.split(" ").length > LONGEST) break;
      const end = at + value.length;
      found.push({
        kind: "NRP",
        start: at,
        end,
        confidence: 0.85,
        // Elsewhere the value may be a surname or a country.
        validated: false,
        labelled: true,
        personal: true,
      });
      const next = /^ ?[/&] ?/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
      if (next === 0) break;
      at = end + next;
    }
  }
  return found;
}

/** What somebody votes for tells an opinion of a person's; what a candidate stands for is public. */
function partiesVotedFor(input: DetectionInput): Candidate[] {
  const { text } = input;
  const voted = votedParties(text).map((span) => ({ ...span, confidence: 0.8, personal: true }));
  const standing = [...standingParties(text), ...partiesOfInput(input)].map((span) => ({
    ...span,
    // Surer than the name of a person or a body that a party's may be, too.
    confidence: 0.99,
    personal: false,
  }));
  return [...voted, ...standing].map((span) => ({ kind: "NRP", ...span, validated: false }));
}

/** The words for groups, and the parties that begin at none of them and hold no other party. */
function withParties(found: readonly Candidate[], parties: readonly Candidate[]): Candidate[] {
  const coverage = new Set(found.map(({ start }) => start));
  const kept: Candidate[] = [];
  for (const party of parties) {
    const within = kept.some(({ start, end }) => party.start < end && start < party.end);
    if (within || coverage.has(party.start)) continue;
    kept.push(party);
  }
  return [...apartFrom(kept, found), ...kept];
}

/** How many words from `at` on are one group's name of several words; 0 for none. */
function countWords(
  { text, words, starts }: Words,
  at: number,
  isOne: (phrase: string) => boolean,
): number {
  for (let count = LONGEST; count > 1; count--) {
    const last = at + count - 1;
    if (last >= words.length) continue;
    const end = starts[last]! + words[last]!.length;
    if (isOne(foldGroup(text.slice(starts[at]!, end)))) return count;
  }
  return 0;
}

/** Nationalities, peoples, religions and political groups. */
export const detector: Detector = {
  id: "nrp",
  source:
    "Regulation (EU) 2016/679, Art. 9(1): origin, political opinions and beliefs; https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  detect,
  examples: {
    true: [
      { text: "I am a Norwegian citizen.", finds: ["Norwegian"] },
      { text: "Religion: Buddhist", finds: ["Buddhist"] },
      {
        text: "He is a Republican, his wife a lifelong Democrat.",
        finds: ["Republican", "Democrat"],
      },
      { text: "Meine Nachbarin ist Katholikin.", finds: ["Katholikin"] },
      { text: "Tories and Greens on the council agreed.", finds: ["Tories", "Greens"] },
      { text: "In Lisbon the Labour candidate promised more.", finds: ["Labour"] },
      { text: "My boss votes Labour.", finds: ["Labour"] },
      { text: "Der rumänische Fahrer blieb unverletzt.", finds: ["rumänische"] },
      { text: "Una vecina ecuatoriana llamó.", finds: ["ecuatoriana"] },
      { text: "Min eritreanska granne är katolik.", finds: ["eritreanska", "katolik"] },
      { text: "Senator PiS zgłosił się; Jan Novák (ODS) mlčel.", finds: ["PiS", "ODS"] },
      { text: "Sie sitzt für Bündnis 90/Die Grünen im Rat.", finds: ["Bündnis 90/Die Grünen"] },
      { text: "民族：汉族\n政治面貌：中共党员", finds: ["汉族", "中共党员"] },
      {
        text: "Der Dialog zwischen Muslimen und Katholiken geht weiter.",
        finds: ["Muslimen", "Katholiken"],
      },
      { text: "Грузинский ресторан закрылся.", finds: ["Грузинский"] },
      { text: "Ο παππούς μου ήταν Πόντιος, η γιαγιά Αρμένισσα.", finds: ["Πόντιος", "Αρμένισσα"] },
      { text: "Bunicii erau aromâni, vecinii sași.", finds: ["aromâni", "sași"] },
      { text: "彼はベトナム人の実習生で、祖母はアイヌです。", finds: ["ベトナム人", "アイヌ"] },
      { text: "할머니는 개신교, 남자친구는 터키 사람이에요.", finds: ["개신교", "터키"] },
      { text: "मोहल्ले में सिख और मुसलमान साथ रहते हैं।", finds: ["सिख", "मुसलमान"] },
      { text: "ผู้เช่า สัญชาติอังกฤษ", finds: ["อังกฤษ"] },
      { text: "Bà ấy là người Tày.", finds: ["Tày"] },
      {
        text: "Susjed je Nepalac, a žena mu je katolkinja iz hrvatske obitelji.",
        finds: ["Nepalac", "katolkinja", "hrvatske"],
      },
    ],
    false: [
      "The funeral is at St. Jude's.",
      "Please polish the table.",
      "The pole is three metres high.",
      "liberal use of salt",
      "Kniha je česky psaná.",
      "저는 한국어를 배워요.",
      "他会说法语，喜欢韩国菜。",
      "Danke, wir fliegen nach Japan; it is the same, let us see.",
    ],
  },
};
