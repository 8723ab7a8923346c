import { languageNumber } from "../../../tagging/guess_language.ts";
import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { findNames } from "../find_names.ts";
import { makeTextCoverage } from "../words/text_coverage.ts";
import { personsWithoutCapitals } from "../persons/persons_without_capitals.ts";
import { titledElsewhere } from "../persons/titled_elsewhere.ts";
import { labelledTitles } from "./labelled_titles.ts";
import { titleWords } from "./title_words.ts";
import { titlesBehind } from "./titles_behind.ts";
import { titlesBeside } from "./titles_beside.ts";

/** Courtesy and academic titles that stand before a name, with or without a dot. */
const BEFORE_NAME =
  /(?<![\p{L}\p{N}@_-])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Doctor|Prof|Professor|Sir|Madam|Rev|Pastor|Dame|Rabbi|Imam|Capt|Col|Sgt|Lt|Hon|Sr|Sra|Srta|Dra|Herrn?|Frau|Fräulein|Monsieur|Madame|Mme|Mlle|Señora?|Señorita|Senhora?|Signora?|Dott|Dott\.ssa|Dottoressa|Prof\.ssa|Sig|Sig\.ra|Sig\.na|Avv|D\.ª|Dña|Exmo\. Sr|Op\. Dr|Sayın|Reverend|Rev\.? Fr|Archbishop|Bishop|Deacon|Lord|Lady|Atty|Engr|Cllr|Councillor|Garda|PC|WPC|Constable|Nurse|Barr|Adv|Alhaji|Alhaja|Hajji|Haji|Hajia|Mallam|Otunba|Smt|Shri|Kum|Mdm|Cik|Encik|Puan|Datuk|Dato|Datin|Tan Sri|Doktor|Meneer|Mevrouw|Dhr|Mevr|Pani?|Gospođa|Gospodin|Hr|Fru|Dr\.-Ing|Prof\. Dr)\b\.?(?=\s(?:(?:von|van|de|di|da|dos|das|do|del|al|el|ten?|ter|den|der|zu|du|la|le|af|bin|ibn|bint) ){0,2}\p{Lu})/gu;

/** Letters of the shortest title of the lists that is taken in every language. */
const SHORTEST_LISTED = 3;

/** Titles of other languages, and small ones, right before what was found to be a person's name. */
const RIGHT_BEFORE =
  /(?<![\p{L}\p{N}@_'’-])(?:mr|mrs|ms|miss|dr|prof|rev|dl|dna|d-l|d-na|sr|sra|herrn?|frau|dr\.(?: (?:med|jur|phil|rer\. nat|ing|h\. ?c)\.){0,2}(?: dent\.)?|prof\. dr|dipl\.-(?:ing|kfm|kffr|psych|päd)|mag|rechtsanw(?:alt|ältin)|m|mme|mlle|me|pr|docteure?|professeure?|maître|monsieur|madame|d|d\.ª|dña|don|doña|señora?|lic|sig|sig\.ra|sig\.na|signora?|dott|dott\.ssa|prof\.ssa|avv|ing|geom|arch|rag|on|dhr|mevr|mw|mevrouw|meneer|drs|ir|pan[ia]?|panem|p|mgr(?: inż)?|inż|adw|mec|r\. ?pr|lek(?:\. med)?|senhora?|eng(?:\.ª)?|arq(?:\.ª)?|exmo\. sr|sayın|op\. dr|doktor|tandläkare|fr|reverend|father|sister|rabbi|imam|panią|rev\.? fr|atty|engr|cllr|constable|nurse|alhaji|hajji|haji|smt|shri|mdm|cik|encik|puan|datuk)\.? $/iu;
/** The longest such title, in UTF-16 units. */
const LONGEST_TITLE = 24;
/** Those of the lists, written as there; what is as short as a word of any sort is listed above. */
const LISTED_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}@_-])(?:${titleWords(SHORTEST_LISTED)
    .map((title) => title.replaceAll(".", "\\."))
    .join("|")}) $`,
  "u",
);
/** A letter alone is a title only where a name with a capital follows, and no initial stands before. */
const LONE_LETTER = /^[mdp]\.? $/iu;
const LONE_LETTERS_OF = new Map([
  ["m", languageNumber("fr")],
  ["d", languageNumber("es")],
  ["p", languageNumber("pl")],
]);

/** Titles of other languages before what has a capital. */
function titlesElsewhere(input: DetectionInput): { index: number; 0: string }[] {
  return titledElsewhere(findNames(input).analysis).map(({ start, end }) => ({
    index: start,
    0: input.text.slice(start, end),
  }));
}

/** The titles right before the persons that were found. */
function titlesOfPersons(input: DetectionInput): { index: number; 0: string }[] {
  const { names, analysis } = findNames(input);
  return names.flatMap(({ kind, start }) => {
    if (kind !== "PERSON") return [];
    const from = Math.max(0, start - LONGEST_TITLE);
    const before = input.text.slice(from, start);
    const listed = LISTED_BEFORE.exec(before);
    if (listed !== null) return [{ index: from + listed.index, 0: listed[0].trimEnd() }];
    const match = RIGHT_BEFORE.exec(before);
    if (match === null) return [];
    const [title] = match;
    const language = LONE_LETTERS_OF.get(title[0]!.toLowerCase());
    if (LONE_LETTER.test(title) && analysis.language !== language) return [];
    if (/^(?:on|me|don|p|ir) $/u.test(title)) return [];
    return [{ index: from + match.index, 0: title.trimEnd() }];
  });
}

/** What the last word of an occupation ends in, in English. */
const OCCUPATION =
  "(?:accountant|actor|actuary|adviser|advisor|agent|analyst|architect|artist|assembler|assistant|attendant|auditor|baker|barber|bartender|biologist|bookkeeper|builder|butcher|buyer|captain|carpenter|cashier|chef|chemist|cleaner|clerk|coach|consultant|cook|coordinator|counselor|dentist|designer|developer|director|doctor|driver|drafter|economist|editor|electrician|engineer|executive|farmer|firefighter|fisher|gardener|guard|hairdresser|helper|illustrator|inspector|installer|instructor|interpreter|investigator|journalist|judge|laborer|lawyer|lecturer|librarian|machinist|manager|mechanic|model|nurse|nutritionist|officer|operator|optician|painter|paralegal|pharmacist|photographer|physician|pilot|planner|plumber|practitioner|producer|programmer|psychologist|receptionist|repairer|representative|reporter|researcher|salesperson|scientist|secretary|seller|setter|specialist|statistician|supervisor|surgeon|surveyor|tailor|teacher|technician|technologist|teller|tender|therapist|trainer|translator|tutor|typist|waiter|waitress|welder|worker|writer)";

const WORDS = "(?:[\\p{L}-]{1,30},? ){0,4}";
const OCCUPATION_AFTER_CUE = new RegExp(
  `(?<=\\b(?:[Ww]ork(?:s|ed|ing)? (?:for [^.\\n]{2,40} )?as|[Jj]ob [Tt]itle:|[Oo]ccupation:|[Pp]osition:|[Pp]rofession:|[Ee]mployed as|[Hh]ired as) (?:an? )?)(?!an? )${WORDS}${OCCUPATION}\\b`,
  "giu",
);
/** What stands before every such occupation, looked for before it, since most texts hold none. */
const CUE =
  /work(?:s|ed|ing)? (?:for|as) |(?:job title|occupation|position|profession):|(?:employed|hired) as /iu;
const OCCUPATION_LINE = new RegExp(`(?<=^|\\n)${WORDS}${OCCUPATION}(?=\\r?\\n|$)`, "giu");

/** Whatever somebody works as, where the employer stands before it. */
const WORK_FOR_AS =
  /(?<=\bwork(?:s|ed|ing)? (?:for|at) [^.!?\n]{2,48} as (?:an? |the )?)(?!an? |the )\p{L}[\p{L}'’/-]{0,30}(?: (?!but\b|and I\b|until\b|since\b|for\b|in\b|at\b|when\b|while\b)[\p{L}'’/&-]{1,30}){0,4}(?=[,.;!?\n]|$| (?:but|and I|until|since|for|in|at|when|while)\b)/giu;

/** What such a sentence holds. */
const WORK_FOR = /work(?:s|ed|ing)? (?:for|at) /iu;

/** A line below a person's name at the head of a text: what the person is. */
const SECOND_LINE = /^[^\n]{3,48}\n{1,2}(\p{L}[\p{L}'’, /&()-]{3,60})\r?\n/u;

/** The occupation below the name with which a curriculum vitae begins. */
function occupationBelowName(input: DetectionInput): { index: number; 0: string }[] {
  const line = SECOND_LINE.exec(input.text);
  const first = findNames(input).names[0];
  if (line === null || first?.kind !== "PERSON" || first.start > 8) return [];
  const title = line[1]!.trim();
  const ends = /^\s*\n/u.test(input.text.slice(first.end));
  const words = title.split(" ");
  const rest = words.slice(1).some((word) => /^\p{Lu}/u.test(word));
  const index = line[0].indexOf(line[1]!, first.end);
  if (!ends || words.length > 8 || rest || index < 0) return [];
  return [{ index, 0: title }];
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const candidates: Candidate[] = [];
  const coverage = makeTextCoverage(text.length);
  const without = personsWithoutCapitals(input);
  const tagged = findNames(input).names.filter(({ kind }) => kind === "PERSON");
  for (const [matches, confidence] of [
    [titlesOfPersons(input), 0.9],
    [titlesElsewhere(input), 0.9],
    [text.matchAll(BEFORE_NAME), 0.9],
    [titlesBehind(text, findNames(input).names), 0.8],
    [titlesBeside(text, [...without.full, ...without.lone, ...tagged]), 0.8],
    [labelledTitles(text), 0.8],
    [WORK_FOR.test(text) ? text.matchAll(WORK_FOR_AS) : [], 0.7],
    [CUE.test(text) ? text.matchAll(OCCUPATION_AFTER_CUE) : [], 0.7],
    [text.matchAll(OCCUPATION_LINE), 0.6],
    [occupationBelowName(input), 0.6],
  ] as const) {
    for (const { index, 0: value } of matches) {
      const end = index + value.length;
      if (!coverage.take({ start: index, end })) continue;
      candidates.push({
        kind: "TITLE",
        start: index,
        end,
        confidence,
        validated: false,
        personal: false,
      });
    }
  }
  return joinRows(text, candidates);
}

/** Titles in a row are one: "Herr Dr.", "doc. MUDr.". */
function joinRows(text: string, candidates: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const title of candidates.toSorted((one, other) => one.start - other.start)) {
    const before = joined.at(-1);
    const row = before !== undefined && text.slice(before.end, title.start) === " ";
    if (row) joined[joined.length - 1] = { ...before, end: title.end };
    else joined.push(title);
  }
  return joined;
}

/** Titles before names, and occupations where the text says that they are someone's. */
export const detector: Detector = {
  id: "title",
  source: "ILO, International Standard Classification of Occupations, https://isco.ilo.org/",
  detect,
  examples: {
    true: [
      { text: "Hello, this is Dr. Kyle Brown speaking.", finds: ["Dr."] },
      { text: "I work as a registered nurse.", finds: ["registered nurse"] },
      { text: "Sehr geehrte Frau Maier,", finds: ["Frau"] },
      { text: "Buongiorno, sono la Dott.ssa Bianchi, medico curante.", finds: ["Dott.ssa"] },
      { text: "La cliente est représentée par Maître Maxime Perrin.", finds: ["Maître"] },
      { text: "Jeg talte i går med overlæge Mikkelsen om regningen.", finds: ["overlæge"] },
      { text: "Jučer sam razgovarao s gospođom Kovačević o računu.", finds: ["gospođom"] },
      { text: "Včera som hovoril s MUDr. Hudák o faktúre.", finds: ["MUDr."] },
      { text: "Ontem falei com o Eng. Figueira sobre a fatura.", finds: ["Eng."] },
      { text: "Szerződő: Balogh Úr, Budapest", finds: ["Úr"] },
      { text: "Hasta Şükrü Bey dün geldi.", finds: ["Bey"] },
      { text: "Sehr geehrter Herr Dr. Nguyen, Ihre Karte kommt.", finds: ["Herr Dr."] },
      { text: "Nimi: rouva Helena Laine", finds: ["rouva"] },
      { text: "ראיתי את ד\"ר איליה גורביץ' ומר חדאד שם.", finds: ['ד"ר', "מר"] },
      { text: "حضرت والسيدة هدى قاسم إلى هنا.", finds: ["السيدة"] },
      { text: "आदरणीय श्री राजेश अग्रवाल, नमस्ते।", finds: ["श्री"] },
      { text: "ถึงอาจารย์พิมพ์ใจ และนางวิไลวรรณ แก้วมณี", finds: ["อาจารย์", "นาง"] },
      { text: "田所先生、田中さんが来ました。", finds: ["先生", "さん"] },
      { text: "어제 조 선생님이 전화하셨어요.", finds: ["선생님"] },
      { text: "姓名：刘洋\n称谓：先生", finds: ["先生"] },
    ],
    false: ["The doctor is in.", "Mr and Mrs are titles.", "Contact the manager."],
  },
};
