import { CALENDAR_WORD, GIVEN_NAME, lookUpWord } from "../../../tagging/gazetteer.ts";
import { AGE_IN_DIGITS, AGE_IN_WORDS, placesOfWrittenAges } from "./age_numbers.ts";
import type { Candidate, DetectionInput, Detector } from "../../detector.ts";
import { isListedGiven } from "../persons/is_listed_given.ts";
import { matchNumbers, type NumberMatch, placesOfShortNumbers } from "../match_numbers.ts";
import { kinAges } from "./kin_ages.ts";
import { setOffAges } from "./set_off_ages.ts";
import { spokenAges } from "./spoken_ages.ts";
import { tabledAges } from "./tabled_ages.ts";
import { toldAges } from "./told_ages.ts";
import { unitAges } from "./unit_ages.ts";

/** Words after the number that make it an age, in the languages of the patterns. */
const AFTER =
  "[ -]?(?:years?[ -]old|yrs?[ -]old|y\\/o\\b|yo\\b|y\\.o\\.|year-old|years of age|months?[ -]old(?= (?:baby|infant|son|daughter|child|kid|boy|girl|twins?|nephew|niece|toddler|grand))|months? old|-?jährige?[nrsm]?\\b|[ -]?jarige[n]?(?!\\p{L})|Jahre alt|años de edad|anni di età|anos de idade|jaar oud|års?(?: gammal| gammalt| gamla| gammel| gammelt| gamle| ålder| alder)|[- ]?let(?:ni|nia|niego|niej|niemu|nim|nią|nie|nich)(?!\\p{L})|let star|[- ]?let(?:ý|á|ého|é|ému|ém|ým|ou|í)(?!\\p{L})|[- ]?roč(?:ný|ná|ného|nej|nému|nom|nou|nú|né|ní)(?!\\p{L})(?! (?:záru|smlouv|zmluv|skúsen|zkušen))|[- ]?godišnj(?:i|a|e|eg|em|oj|u|ak|aka|aku|akinja|akinju|akinje)(?!\\p{L})(?! (?:jamst|garanc|ugovor|iskust))|lat(?=[.,])|-?vuotia[as]|-?årig(?:e|a|t)?(?!\\p{L})|-?årin?g(?:en|er|ar|s)?(?!\\p{L})|[ -]?éves(?!\\p{L})(?! (?:cég|garanc|szerződ|jubile|fenn|ház|épület))|-летн|лет(?= (?:от роду|отроду))|-річн|-годишн|yaşında|tuổi(?!\\p{L}))";

/** Words before the number that make it an age. */
const BEFORE =
  "(?:\\baged?:? |\\bage(?: of|d|:| is)? |\\bjust turned |\\bI['’]?m (?:now |just )?|\\bI am (?:now |just )?|\\b(?:son|daughter|baby|boy|girl|kid|child|mother|father|mum|mom|dad|wife|husband|brother|sister|apprentice|trainee|intern|grandson|granddaughter|nan|nana|gran|grandma|grandpa|aunt|uncle|niece|nephew)(?: [\\p{L}'’-]{2,15})? (?:is|was) (?:only |just |now |already )?|\\bwho (?:is|was|has just turned) (?:only |just |now )?|\\byou(?: are|['’]re) (?:now |already )?|\\b[Ss]?he(?: is| was|['’]s|s(?= \\d)) (?:only |just |now )?|\\bthey (?:are|were) (?:only |just |now )?|['’]s age is |\\bAlter: ?|\\bim Alter von |\\bâge ?: |\\bâgée? de |\\bà l['’]âge de |\\bedad:? ?|\\betà:? ?|\\bidade:? ?|\\bleeftijd:? ?|\\bwiek:? ?|, lat |(?<=\\p{L} )l\\. |\\bålder:? ?|\\balder:? ?)";

const BEFORE_FIRM = new RegExp(
  `(?=\\d)(?<=\\baged?:? |\\bage of |\\bage: ?|\\bAge: ?|\\bAGE: ?|\\bturned |\\bturn |\\bturning |['’]ll turn |\\bturns )${AGE_IN_DIGITS}(?![\\d.,:%/-]\\d|\\d| ?(?:%|percent|degrees|°|around|into|left|right|of\\b))`,
  "iuy",
);
const BY_AFTER = new RegExp(`(?=\\d)(?<![\\d.,:/-])${AGE_IN_DIGITS}(?=${AFTER})`, "iuy");
const BEFORE_CLOSED = new RegExp(
  `(?=\\d)(?<=${BEFORE})${AGE_IN_DIGITS}(?=[.,;!?)](?:\\s|$)|\\s*$|\\n| (?:and|but|now|today|so|because|who|with|from|living|male|female)\\b(?! \\d))`,
  "iuy",
);

/** In Romance languages one has years. */
const HAVING_YEARS = new RegExp(
  `(?=\\d)(?<=\\b(?:tengo|tiene|tenía|cumplo|cumplió|a los|tenho|tem|tinha|j['’]ai|il a|elle a|ho|ha|aveva|compie) )${AGE_IN_DIGITS}(?= (?:años|anos|ans|anni)\\b(?! de (?:travail|prison|garantie|expérience|experiencia|garantía|experiência|esperienza)))`,
  "iuy",
);

/** "Ma 12 lat", "мне 34 года": one has years in Slavic, Romanian, Greek, Turkish and Asian languages. */
const HAVING_MORE = new RegExp(
  `(?=\\d)(?<=(?<!\\p{L})(?:ma|mam|miał|miała|je mi|je mu|je jí|bolo|má|mám|je|imam|ima|имам|има|имa|мне|ему|ей|им|мені|йому|їй|сыну|дочери|дочке|синові|доньці|маме|папе|are|am|avea|είμαι|είναι|umur|usia|berusia|berumur|umurnya|usianya) )${AGE_IN_DIGITS}(?= (?:lat|lata|roků|let|de ani|rokov|godina|godine|години|година|год|года|лет|років|роки|рік|ani|χρονών|ετών|tahun)(?!\\p{L}|[ ](?:pracy|doświadcz|gwaranc|zkušen|záruk|iskustva|garanc|опыта|стажа|гаранти|досвіду|experien|garan|kerja|pengalaman)))`,
  "iuy",
);

/** The decade of somebody's life: "in her mid-thirties". */
const DECADE =
  /(?<=\bin (?:his|her|their|my|your|our) )(?:(?:early|mid|middle|late)[ -])?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0['’]?s)(?!\p{L})/giu;
/** How each of them begins, before the decade. */
const DECADE_SIGN = /\bin (?:his|her|their|my|your|our) [emltfsn2-9]/i;
/** In words: "six years old", "aged forty-two". */
const WRITTEN_AGE_SIGN = /(?:years?|months?)[ -]old|aged |age of |turn(?:ed|s|ing) /i;
const WRITTEN_AGE = new RegExp(
  `(?<![\\p{L}-]|\\b(?:to|for|like) an? )${AGE_IN_WORDS}(?=[ -](?:years?|months?)[ -]old)|(?<=\\baged |\\bage of |\\bturned |\\bturns |\\bturning )${AGE_IN_WORDS}(?![\\p{L}-]| (?:of|hundred|thousand|percent|times|pages|degrees|years? (?!old)))`,
  "giu",
);

/** Behind a word for somebody and what else is told of that one: "un habitant catholique de 58 ans". */
const OF_SOMEBODY =
  /(?=\d)(?<=(?<!\p{L})(?:habitante?|vecin[oa]|riveraine?|client[ea]?|patiente?|homme|femme|portavoce|portavoz|porte-parole|abitante|cittadin[oa]|residente|signor[ae]|uomo|donna|hombre|mujer|señora?|joven|trabajador[a]?|emplead[oa]|alumn[oa]|moradora?|homem|mulher|bewoner|bewoonster|inwoner|man|vrouw|patiënte?|enfants?|fils|fille|hij[oa]s?|niñ[oa]s?|figli[oae]?|filh[oa]s?|kinderen|zoon|dochter)(?: \p{Ll}{3,16}){0,2} (?:de|di|van|da)(?: \d{1,2} (?:et|y|e|en))? )[1-9]\d?(?= (?:ans|años|anni|anos)(?!\p{L})(?! (?:de travail|de prison|d['’]exp|di esp|de exp))|(?= (?:jaar|wacht|woont|werkt|heeft|is|zegt|uit|die|wil|kan)(?!\p{L}))| (?:et|y|e|en) \d{1,2} (?:ans|años|anni|anos|jaar))/uy;
/** Before the name: "une apicultrice de 41 ans, Ghislaine Dupeyron", "Âge : 41 ans"; at the end of a life. */
const BEFORE_NAME =
  /(?=\d)(?<=\p{Ll}{3} (?:de|di) )[1-9]\d(?= (?:ans|años|anni|anos), \p{Lu}\p{Ll})|(?=\d)(?<=[ÂâAa]ge ?: )[1-9]\d(?= ans)|(?=\d)(?<=\bdied (?:on [^.\n]{4,30} )?at )[1-9]\d(?=[.,;])/uy;
/** In Italian notes, and in passing: "di anni 21", "oggi, a 45 anni, dirige". */
const IN_PASSING =
  /(?=\d)(?<=(?<!\p{L})(?:di|d['’]) ?anni )[1-9]\d?(?=[,.;) ])|(?=\d)(?<=, (?:a|à|con|com|met|mit) )[1-9]\d(?= (?:anni|ans|años|anos|jaar|Jahren),)/uy;
/** What both hold behind or before the number. */
const HAVING_WORD = /\b(?:ans|años|anni|anos|jaar|Jahren|van \d)/u;
/** In brackets, behind a name: "Zulmira Pestana (67 anos)". */
const YEARS_IN_BRACKETS =
  /(?=\d)(?<=\p{Lu}[\p{L}'’-]{1,24} \()[1-9]\d?(?=(?: ?[MFmfWwKk]|(?: (?:Jahre|ans|años|anni|anos|jaar|år|let|lat|rokov|godina|godine|godini|ani|yaş|χρονών|ετών|лет|года|год|років|роки|години|vuotta|év|yrs?|years|tahun|tuổi)))[),;])/uy;
/** Words for one's years before the number, where they follow it in the languages of the patterns. */
const YEARS_OF_LIFE =
  /(?=\d)(?<=(?:عمره|عمرها|عمري|يبلغ(?: من العمر)?|تبلغ(?: من العمر)?|البالغ(?: من العمر)?|البالغة(?: من العمر)?|בן|בת|בני|בנות|उम्र|आयु|বয়স|อายุ|اسال|عمر|სულ|ηλικίας|cumplió|cumplo|cumple|compie|compirà|fyller|fyllde|fylder|fylte|täyttää|skończył[a]?|kończy|ukończył[a]?|oslavil[a]?|navršava|navršio|navršila|betöltötte|a împlinit|împlinește|исполнилось|виповнилося|навърши|, на|ηλικίας|ετών) ?:? ?)[1-9]\d?(?=(?![\d.,:/-]\d|\d)(?: (?:سنة|سنوات|عاما|عامًا|عام|साल|वर्ष|বছর|ปี|lat|let|år|anni|años|anos|ani|év|лет|год|года|років|роки|рік|години|годин[иа]|г\.|godina)|[.,;)!?]| (?:עם|ו\p{L}+|el|la|y|le|il|e|am|den|i|og|och|on|w|v|u|в|у|на|ו)(?!\p{L})|$))/uy;

/** "My baby is 8 months", "his father was 81 years". */
const IS_MONTHS =
  /(?=\d)(?<=\b(?:baby|son|daughter|toddler|kid|child|twins|boy|girl|newborn|infant|nephew|niece|mom|mum|dad|mother|father|wife|husband) (?:is|are|was|were|turned|is only|is just|is now) )\d{1,2}(?= (?:months?|weeks?|years?|yrs?)\b(?! (?:late|behind|into|away|sober|clean|older|younger|pregnant|overdue)))/iuy;
/** Among what a form or a report tells of somebody: ", 52 anos, diarista". */
const AMONG_DETAILS =
  /(?=\d)(?<=[\p{L}\d], )[1-9]\d(?= (?:anos|años|ans|anni|Jahre|jaar|lat|år|let), (?!gar|con garan|mit Gar)\p{Ll}{4})/uy;

/** As newspapers have it, behind a name: "Ann Reed, 31, of Leeds". */
const BEHIND_NAME =
  /(?<=\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20}, )[1-9]\d(?=, (?:of|from|who|was|is|an?|has|had|said|told|lives|and|were|died|pleaded|appeared|whose)\b)/uy;
/** The same in other languages, behind a name or a word for a person. */
const WHO =
  "(?:\\p{Lu}[\\p{L}'’-]{1,20}|paciente|mujer|hombre|niñ[oa]|chic[oa]|joven|señora?|varón|hij[oa]|madre|padre|herman[oa]|abuel[oa]|homme|femme|fille|garçon|patient(?:e|in)?|fils|mère|père|enfant|paziente|donna|uomo|ragazz[oa]|bambin[oa]|figli[oa]|mulher|homem|menin[oa]|filh[oa]|mãe|pai|vrouw|man|kvinna|kvinne|kvinde|mann|kobieta|mężczyzna)";
const BEHIND_PERSON = new RegExp(
  `(?<=${WHO},? (?:de|di|à|av|på) )${AGE_IN_DIGITS}(?= (?:años|ans|anni|anos|år)(?=[,.;)]|$| (?:y|et|e|que|qui|che|con|avec|und|och|og)\\b))` +
    `|(?<=${WHO}, )${AGE_IN_DIGITS}(?= (?:años|ans|anni|anos|jaar|Jahre|år|let|lat|rokov|godina|godine|ani|de ani|ετών|χρονών|χρόνων|лет|года?|років|роки|рік|години|годин[аеу]|éves|vuotta|yaşında|tahun|tuổi)(?: ?[,.;:)]|\\n|$))` +
    `|(?<=\\p{Lu}[\\p{L}'’-]{1,20}, )[1-9]\\d(?=, (?:ist|war|aus|wohnt|lebt|arbeitet|hat|est|était|vit|habite|es|era|vive|tiene|è|abita|ha|é|mora|tem|is|woont|jest|mieszka|är|bor|er)\\b)` +
    `|(?<=[(, ][mwfd], )${AGE_IN_DIGITS}(?= ?(?:J\\.|Jahre|ans|años|anni|anos)?[);,])|(?<![\\p{N}.,])${AGE_IN_DIGITS}(?= J\\.[);, ])`,
  "uy",
);
/** Behind a given name, in brackets: "our son (Leo, 6)". */
const IN_BRACKETS = /(?<=\()(\p{Lu}\p{Ll}{1,20}), (\d{1,2})(?=\))/gu;

/** Numbers in brackets behind what is known as a given name. */
function agesInBrackets(text: string): NumberMatch[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap((match) => {
    const [whole, name = "", age = ""] = match;
    const given = (lookUpWord(name.toLowerCase()) & GIVEN_NAME) !== 0;
    return given ? [{ index: match.index + whole.length - age.length, 0: age }] : [];
  });
}

/** Behind a given name: "Lorraine Pettibone, 81, allergic", "Detlef ist 71." */
const BEHIND_GIVEN =
  /(?<=\p{L}(?:, | (?:is|ist|est|es|è|é|är|er|on|jest|je) ))[1-9]\d?(?=(?<=, \d{1,2}),|(?<= (?:is|ist|est|es|è|é) [1-9]\d), \p{Ll}|(?<!, \d{1,2})(?:[.;!)](?!\d)|,? (?:and|und|et|y|e|en|i|och|og) |$))/uy;
/** In brackets behind a name, where the text speaks of ages. */
const OF_AGES =
  /\b(?:siblings?|son|daughter|wife|husband|child(?:ren)?|kids?|twins|brother|sister|nephew|niece|grand(?:son|daughter|children)|zoon(?:tje)?|dochter(?:tje)?|sohn|tochter|kind(?:er)?|fils|fille|enfants?|hij[oa]|figli[oa]|filh[oa]|sonen|dottern?|sønn|datter|poika|tytär)\b|\b(?:prescription|patients?|diagnos\p{L}+|admitted|discharged|suspects?|victims?|arrested|charged with|injured|candidates?|residents?|pensioners?)\b|\bages?\b|\baged\b|\balter\b|\bedad(?:es)?\b|\bâges?\b|\betà\b|\bidades?\b|\bleeftijd|\bwiek\b|\bålder/iu;
/** Behind another one's: "Wendell (11) and Quang (10)". */
const AFTER_ANOTHER = /\(\d{1,2}\),? (?:and|&|und|et|y|e) \p{Lu}[\p{L}'’-]{1,20} \($/u;
/** Behind a given name alone: "congratulations to Tzipora (10), who won". */
const GOES_ON =
  /^\d+\)(?:, (?:who|qui|que|che|die|der)| (?:doing|and \p{Lu}\p{L}+ \(\d))(?!\p{L})/u;
/** Behind a full name and the brackets goes on what that person is or does. */
const WHAT_ONE_DOES =
  /(?<=\p{Lu}[\p{L}'’-]{1,24} \p{Lu}[\p{L}'’-]{1,24} \()\d+\) (?:holds|has|is|was|lives|works|studied|from|of|who|died|told|says|said|wohnt|lebt|arbeitet|ist|habite|est|vive|es|abita|è|mora|é|woont|is|mieszka|jest)(?!\p{L})/u;
const NAMED_IN_BRACKETS = /(?<=\p{L} \()[1-9]\d?(?=\))/uy;
/** Where several stand in one text; smaller numbers are goals and copies as often. */
const LEAST_OF_SEVERAL = 5;
/** At a sentence's end, behind a whole name: "in her first role, Agnieszka Dąbek, 22." */
const BEHIND_WHOLE_NAME =
  /(?<=\p{Lu}[\p{L}'’-]{1,24} (?:(?:de|da|van|von|bin|al|el|di|la|le) ){0,2}\p{Lu}[\p{L}'’-]{1,24}, )[1-9]\d(?=[.;!](?:\s|$)|\n|$)/uy;
/** The name before such a number. */
const NAME_BEFORE =
  /(?<![\p{L}'’-])(\p{Lu}(?:\p{Ll}{1,15}|\p{Lu}{2,15})(?:(?: (?:de|da|van|von|bin|al|el|di|la|le)){0,2} \p{Lu}[\p{L}'’-]{1,20}){0,2})(?:, | \(| (?:is|ist|est|es|è|é|är|er|on|jest|je) )$/u;
const LONGEST_NAME = 64;

/** Whether what stands around a number in brackets says that it is somebody's age. */
function isToldOfSomebody(text: string, index: number): boolean {
  const from = Math.max(0, index - LONGEST_NAME);
  return (
    WHAT_ONE_DOES.test(text.slice(from, index + 16)) ||
    GOES_ON.test(text.slice(index, index + 24)) ||
    AFTER_ANOTHER.test(text.slice(from, index))
  );
}

/** Numbers behind what some country has as a given name. */
function agesBehindGiven(text: string, places: readonly number[]): NumberMatch[] {
  const bracketed = matchNumbers(text, { places, pattern: NAMED_IN_BRACKETS });
  const several = bracketed.filter((age) => Number(age[0]) >= LEAST_OF_SEVERAL).length > 1;
  const speaks = bracketed.length > 0 && (several || OF_AGES.test(text));
  const ages = bracketed.filter(({ index }) => speaks || isToldOfSomebody(text, index));
  const behind = [BEHIND_GIVEN, BEHIND_WHOLE_NAME].flatMap((pattern) =>
    matchNumbers(text, { places, pattern }),
  );
  return [...behind, ...ages].filter(({ index }) => {
    const name = NAME_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[1];
    const words = name?.toLowerCase().split(" ") ?? [];
    if (words.some((word) => (lookUpWord(word) & CALENDAR_WORD) !== 0)) return false;
    return words.some(isListedGiven);
  });
}

/** In Arabic the years stand in brackets behind the name: "(54 عامًا)". */
const ARABIC_IN_BRACKETS =
  /(?=\d)(?<=\p{Script=Arabic} \()[1-9]\d?(?= ?(?:عام(?:ًا|اً|ا)?|سنة|سنوات|ربيعا|ربيعًا) ?[),،])/uy;

/** Chinese, Japanese and Korean count years of life by a word of their own. */
const EAST_ASIAN_AGE =
  /(?<![\p{N}.])\d{1,3}(?= ?(?:周?岁|週?歲|歳|살|세(?=[,.)의인입이]|\s|$))(?!以|未|及|か|から|이상|이하|미만))/uy;

/** "Ms. Oyelowo (58)". */
const TITLED_IN_BRACKETS =
  /(?=\d)(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|M\.|Mme|Sra?|Sig(?:\.ra)?|Pani?|Herr|[Dd]hr|[Mm]evr|[Mm]w|[Mm]evrouw|[Mm]eneer|[Ff]ru|[Hh]r|pani?|paní|pán|d-na|dl|κ|κα)\.? (?:\p{Lu}\. ?){0,3}\p{Lu}[\p{L}'’-]{1,24} \()[1-9]\d(?=[),])/uy;

/** Things that are "years old" too. */
const OF_THINGS =
  /^[ -]?(?:years?[ -]old|year-old)s? (?:car|house|building|tree|wine|whisky|whiskey|company|bridge|church|castle|laptop|computer|codebase|bug|system|law|tradition|record|software|problem)/iu;

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const places = placesOfShortNumbers(text);
  const written = placesOfWrittenAges(text);
  const numbers = (pattern: RegExp) => matchNumbers(text, { places, pattern });
  const having = places.length > 0 && HAVING_WORD.test(text);
  const found = new Map<number, Candidate>();
  for (const [matches, confidence] of [
    [numbers(BY_AFTER), 0.9],
    [numbers(BEFORE_FIRM), 0.8],
    [numbers(HAVING_YEARS), 0.85],
    [numbers(HAVING_MORE), 0.75],
    [numbers(BEFORE_CLOSED), 0.65],
    [DECADE_SIGN.test(text) ? text.matchAll(DECADE) : [], 0.8],
    [WRITTEN_AGE_SIGN.test(text) ? text.matchAll(WRITTEN_AGE) : [], 0.8],
    [numbers(BEHIND_NAME), 0.75],
    [numbers(BEHIND_PERSON), 0.75],
    [agesInBrackets(text), 0.7],
    [toldAges(text, { places, written }), 0.7],
    [unitAges(text, places), 0.65],
    [spokenAges(text, places), 0.7],
    [setOffAges(text, { places, written }), 0.65],
    [tabledAges(input, places), 0.75],
    [kinAges(text, places), 0.7],
    [agesBehindGiven(text, places), 0.7],
    [numbers(TITLED_IN_BRACKETS), 0.7],
    [numbers(EAST_ASIAN_AGE), 0.8],
    [numbers(ARABIC_IN_BRACKETS), 0.75],
    [numbers(IS_MONTHS), 0.75],
    [numbers(AMONG_DETAILS), 0.65],
    [numbers(YEARS_IN_BRACKETS), 0.75],
    [numbers(YEARS_OF_LIFE), 0.7],
    [having ? numbers(OF_SOMEBODY) : [], 0.7],
    [having ? numbers(IN_PASSING) : [], 0.7],
    [numbers(BEFORE_NAME), 0.7],
  ] as const) {
    for (const { index, 0: value } of matches) {
      const end = index + value.length;
      if (found.has(index) || OF_THINGS.test(text.slice(end, end + 40))) continue;
      found.set(index, { kind: "AGE", start: index, end, confidence, validated: false });
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

/** Ages of persons: a number beside words that make it one. */
export const detector: Detector = {
  id: "age",
  source:
    "45 CFR 164.514(b)(2)(i)(C): ages as identifiers, https://www.ecfr.gov/current/title-45/section-164.514",
  detect,
  examples: {
    true: [
      { text: "Two suspects, 28 and 17, were arrested.", finds: ["28", "17"] },
      { text: "two kids, 6 and 9. im 23F, when I was nine", finds: ["6", "9", "23", "nine"] },
      { text: "name,age\nJo,41", finds: ["41"] },
      { text: "bin 66 und gerade in rente", finds: ["66"] },
      { text: "meine Mutter (71) hat Diabetes", finds: ["71"] },
      { text: "ma mère de 83 ans prend un anticoagulant", finds: ["83"] },
      { text: '{"declared_age": 14, "ika":19}', finds: ["14", "19"] },
      { text: "Meine Mutter ist 71 und hat Zucker.", finds: ["71"] },
      { text: "che, mi viejo tiene 71 y desde anoche", finds: ["71"] },
      { text: "hej fluffy jeg er 8 år", finds: ["8"] },
      { text: "पापा की उम्र 66 है। भाई मैं 16 का हूँ।", finds: ["66", "16"] },
      { text: "мені 31. у мами 68 років", finds: ["31", "68"] },
      { text: "ahoj, je mi 8 umíš vařit?", finds: ["8"] },
      { text: "На 76 г. съм, вдовица.", finds: ["76"] },
      { text: "sunt programator, 34 ani.", finds: ["34"] },
      { text: "Η μητέρα μου 66 ετών έχει πυρετό.", finds: ["66"] },
      { text: "ลูกชาย 17 ฉีดวัคซีน at 44 na ako", finds: ["17", "44"] },
      { text: "She's 71 and has never been arrested.", finds: ["71"] },
      { text: "Prescription for Fergal Brannigan (84) to be delivered", finds: ["84"] },
      { text: "Patient is a 38-year-old male.", finds: ["38"] },
      { text: "I'll turn 52 on Sunday.", finds: ["52"] },
      { text: "I'm 31 y/o.", finds: ["31"] },
      { text: "She retired at the age of 61.", finds: ["61"] },
      { text: "Meine Mutter ist 78 Jahre alt.", finds: ["78"] },
      { text: "WALTER BRIGHT, 63, HAS PUT HIS NAME DOWN.", finds: ["63"] },
      { text: "Tengo 45 años y vivo en Lima.", finds: ["45"] },
      { text: "déplore un habitant catholique de 58 ans", finds: ["58"] },
      { text: "il Sig. Cattaneo, di anni 21, e oggi, a 45 anni, dirige", finds: ["21", "45"] },
      { text: "Their 3-month-old son sleeps well.", finds: ["3"] },
      { text: "She is in her mid-thirties.", finds: ["mid-thirties"] },
      { text: "Judge Ortiz jailed Ann Reed, 31, of Leeds.", finds: ["31"] },
      { text: "Our son (Leo, 6) was ill.", finds: ["6"] },
      { text: "La paciente Rosario, de 67 años, es viuda.", finds: ["67"] },
      { text: "Frau Demir, 43, ist krank; Patient (m, 58 J.) auch.", finds: ["43", "58"] },
      { text: "Mon voisin Karim, 34 ans, est parti.", finds: ["34"] },
      { text: "Mój wnuk ma 12 lat. Мне 34 года.", finds: ["12", "34"] },
      { text: "患者陈建国，男，58岁。", finds: ["58"] },
      { text: "Candidate Agnieszka Nowicki (49) holds a degree.", finds: ["49"] },
      { text: "Ihr Mann Detlef ist 71. Page Lorraine Pettibone, 81, now.", finds: ["71", "81"] },
      {
        text: "De 47-jarige vader, 52letý starosta, 34-letnia lekarka.",
        finds: ["47", "52", "34"],
      },
      { text: "În vârstă de 41 de ani, a plecat.", finds: ["41"] },
      { text: "Hon går i pension vid 66 års ålder.", finds: ["66"] },
      { text: "أعلنت سلمى حداد (46 عامًا) ترشحها.", finds: ["46"] },
      { text: "A six-year-old boy, aged six.", finds: ["six", "six"] },
      { text: "Pacjent Marek Dudziński, 62 lata, nr sali 4", finds: ["62"] },
      { text: "Grace, umri wa miaka 29, ni muuguzi; šoferis (33 gadi)", finds: ["29", "33"] },
    ],
    false: [
      "I'm 10 minutes late.",
      "мені 20 хвилин, je mi 40 korun dlužen, She's 5 minutes away.",
      "The house is a 40 year old building.",
      "Turn 90 degrees to the left.",
      "version 3 of 12",
      "Tengo 3 perros y dos gatos.",
      "Hola, tengo 14 facturas pendientes.",
      "I'm 19 minutes away.",
      "She is 5 feet tall.",
      "a 3-month-old invoice",
      "Music of the late sixties.",
      "He turned one of the knobs.",
      "Explain it to a ten year old.",
      "See the appendix (Table, 5).",
      "Un contrato de 2 años, con garantía de 3 años.",
      "Badanie w wieku 18-65 lat, dvoletá záruka, 3-godišnji ugovor.",
      "Firma ma 12 lat doświadczenia; у него 5 лет опыта.",
      "In April, 12, perhaps 15 people came. 适合3岁以上儿童。",
      "Depuis Paris, 20 ans après, il revient.",
      "Garantija (5 gadi), takuu (5 vuotta).",
    ],
  },
};
