import {
  CALENDAR_WORD,
  FUNCTION_WORD,
  GROUP_WORD,
  lookUpWord,
} from "../../../tagging/gazetteer.ts";
import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { findNames } from "../find_names.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { isInflectedGiven } from "../persons/is_inflected_given.ts";
import { isInsideLink } from "../words/is_inside_link.ts";
import { LEARNED } from "../learned_languages.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";
import { foldGroup, isGroup, isGroupOfWords } from "../traits/is_group.ts";
import { partiesOfInput } from "./parties_of_input.ts";
import { votedParties } from "./voted_parties.ts";

/** What somebody does there is no part of the name: "Northern Bank as", "Northern Bank as a cook". */
const OFFICE = /(?<=.) as(?: \p{L}+){0,3}$/u;
/** Korean for "is", which is written in one word with the name. */
const KOREAN_COPULA = /(?<=\p{Script=Hangul}{2})(?:입니다|입니까|이라고|이에요)$/u;

function withoutEnding(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end).replace(OFFICE, "").replace(KOREAN_COPULA, "");
}

const NAME =
  "\\p{Lu}[\\p{L}\\d&'’.-]{0,30}\\p{L}(?: (?:(?:of|and|&|de|for) )?\\p{Lu}[\\p{L}\\d&'’.-]{0,30}\\p{L}){0,4}";

/** Where an employer or a business must stand, though its name may tell nothing. */
const BY_PLACE: readonly RegExp[] = [
  new RegExp(
    `(?=\\p{Lu})(?<=\\b(?:[Ii] |[Ww]e |he |she |they )?work(?:s|ed|ing)? (?:for|at) |\\bemployed (?:by|at) |\\bhired by |\\b(?:CEO|CTO|CFO|[Ff]ounder|employees?) (?:of|at) |\\baddress of |\\bheadquarters of )(?!The\\b)${NAME}`,
    "gu",
  ),
  new RegExp(`(?=\\p{Lu})(?<=\\b[Oo]perated by )(?!The\\b)${NAME}`, "gu"),
  new RegExp(
    `(?=\\p{Lu})(?<=(?:^|\\n)(?:Bank|Company|Employer|Insurer|Airline|Carrier|Merchant|Vendor|Supplier)(?: [Nn]ame)?: )${NAME}(?=\\r?\\n|$)`,
    "gu",
  ),
  new RegExp(
    `(?=\\p{Lu})(?<=\\b[Tt]he )${NAME}(?= (?:office|headquarters|branch|website|app|store|subsidiary)\\b)`,
    "gu",
  ),
];

/** A title that somebody is addressed by begins the name of no body. */
const TITLED =
  /^(?:pan[iąau]?|panem|herrn?|frau|monsieur|madame|señora?|signora?|senhora?|mevrouw|meneer|fru|herra|rouva|domnul|doamna|paní|pán|pana) \p{Lu}/iu;

/** Languages with labelled texts, and those close to them. */
const TELLING = new Set([...LEARNED, ...["de", "fr", "es", "it", "nl", "pl"].map(languageNumber)]);
/** A name, a number and more words, or small words at the end: a clause that no tagger has learned. */
const CLAUSE =
  /^\p{Lu}\p{Ll}+ \d+ \p{Ll}|(?<!\p{Ll})\p{Ll}{3,} \p{Ll}{4,} \p{Lu}\p{Ll}+ \p{Ll}{4,}$|^\p{Ll}+ \d/u;
/** Two or three names and nothing else may be a person's. */
const NAMES_ONLY =
  /^\p{Lu}[\p{Ll}’']+(?:-\p{Lu}[\p{Ll}’']+)? \p{Lu}[\p{Ll}’']+(?:-\p{Lu}[\p{Ll}’']+)?$/u;

function isClause(name: string): boolean {
  if (CLAUSE.test(name)) return true;
  if (!NAMES_ONLY.test(name)) return false;
  const [first = "", last = ""] = name.toLowerCase().split(" ");
  return isInflectedGiven(first) || isInflectedGiven(last);
}

/** Organizations by the words around them. */
function organizationsByPlace(text: string): { start: number; end: number }[] {
  return BY_PLACE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
      start: index,
      end: index + name.length,
    })),
  );
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names, analysis } = findNames(input);
  const tagged = names
    .filter(
      ({ kind, start, end }) =>
        kind === "ORGANIZATION" &&
        !TITLED.test(text.slice(start, start + 16)) &&
        !namesGroups(text.slice(start, end)),
    )
    .map((name) => ({ ...name, end: name.start + withoutEnding(text, name).length }));
  const learned = TELLING.has(analysis.language);
  const bodies = learned
    ? tagged
    : tagged.filter((name) => !isClause(text.slice(name.start, name.end)));
  const coverage = makeTextCoverage(text.length);
  const parties = new Set(
    [...votedParties(text), ...partiesOfInput(input)].map(({ start }) => start),
  );
  for (const name of names) coverage.take(name);
  const placed = organizationsByPlace(text)
    .filter(
      ({ start, end }) => !isGroupWord(text.slice(start, end)) && coverage.take({ start, end }),
    )
    .map((span) => ({ ...span, confidence: 0.4 }));
  return [...bodies, ...placed]
    .filter((name) => !isInsideLink(text, name) && !parties.has(name.start))
    .map(({ start, end, confidence }) => ({
      kind: "ORGANIZATION",
      start,
      end,
      confidence: 0.5 + confidence / 2,
      validated: false,
      personal: false,
    }));
}

/** Whether it is one word that names a people, a month or the like: "the French office". */
function isGroupWord(name: string): boolean {
  const bits = lookUpWord(name.toLowerCase());
  return (bits & (GROUP_WORD | CALENDAR_WORD | FUNCTION_WORD)) !== 0;
}

/** Whether it is a row of peoples, faiths or parties: "South Africans, Catholics and Sikhs". */
function namesGroups(name: string): boolean {
  return name.split(/,? (?:and|or|&) |, /u).every((part) => {
    const lower = foldGroup(part);
    return isGroup(part, lower) || isGroupOfWords(lower);
  });
}

/** Names of companies, institutions and other bodies: legal persons, not natural ones. */
export const detector: Detector = {
  id: "organization",
  source:
    "Regulation (EU) 2016/679, recital 14: data of legal persons are not personal; https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  detect,
  examples: {
    true: [
      {
        text: "She works for Northern Insurance Ltd. in Leeds.",
        finds: ["Northern Insurance Ltd."],
      },
      { text: "Le contrat de Marée Bleue SAS est signé.", finds: ["Marée Bleue SAS"] },
      {
        text: "De otra, la mercantil Mariscos do Grove, S.L., con sede aquí",
        finds: ["Mariscos do Grove, S.L."],
      },
      {
        text: "Umowa z firmą Drukarnia Jutrzenka Sp. z o.o. wygasa.",
        finds: ["Drukarnia Jutrzenka Sp. z o.o."],
      },
      { text: "株式会社ミドリ工務店 御中", finds: ["株式会社ミドリ工務店"] },
      { text: "담당자님, (주)다온푸드입니다.", finds: ["(주)다온푸드"] },
      { text: "ขอใบกำกับภาษีในนาม บริษัท รุ่งเรืองฟาร์ม จำกัด", finds: ["บริษัท รุ่งเรืองฟาร์ม จำกัด"] },
      { text: "यह भारतीय स्टेट बैंक को मिल गया है।", finds: ["भारतीय स्टेट बैंक"] },
      { text: "Nhập viện tại Bệnh viện Bạch Mai hôm qua.", finds: ["Bệnh viện Bạch Mai"] },
      {
        text: "Le parking de la pharmacie des Arcades est plein.",
        finds: ["pharmacie des Arcades"],
      },
      { text: "Hun arbejder på Vejle Sygehus som læge.", finds: ["Vejle Sygehus"] },
      { text: "Keep al-Qaida out of the region.", finds: ["al-Qaida"] },
    ],
    false: [
      "please reset my password",
      "Add two cups of flour and stir.",
      "Reklamacja RK-9 została uznana.",
      "Die App stürzt beim Öffnen der Einstellungen ab.",
      "우리 동네 병원은 어디인가요?",
      "मेरे बैंक में सरकारी अस्पताल के पास",
      "ไปโรงพยาบาลที่ใกล้ที่สุด",
      "איפה בית הספר שלי?",
    ],
  },
};
