import { AGE_IN_DIGITS, AGE_IN_WORDS } from "./age_numbers.ts";
import { matchNumbers, type NumberMatch, type NumberPlaces } from "../match_numbers.ts";
import { NAME_WORD } from "../persons/name_pattern.ts";

/** Ages that only the way in which somebody is told of shows: patterns, one sort of telling each. */

/** A grown-up's or a pupil's years: smaller numbers behind a name are counts and verses as often. */
const GROWN = "[1-9]\\d";
const PARTICLES =
  "(?:(?:de|da|do|dos|del|della|di|du|la|le|lo|van|von|der|den|ter|bin|ibn|al|el|ben|san|y|e|bint)[ -])";
const INITIALS = "(?:\\p{Lu}\\.[ -]?){1,3}";
/** First name or initials, and a surname with what may stand before it. */
const NAME = `(?:${INITIALS}|${NAME_WORD} (?:${INITIALS} ?)?)(?:${PARTICLES}){0,3}${NAME_WORD}(?: ${NAME_WORD})?`;
const COURTESY =
  "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Sir|Dame|Rev|Herrn?|Frau|Mme|Mlle|M|Sra?|Srta|Sig|Dña|Don|Doña|Fru|Hr|Pani?)\\.?";
const KIN =
  "(?:son|daughter|baby|boy|girl|kid|child|mother|father|mum|mom|dad|wife|husband|brother|sister|partner|grandson|granddaughter|gran|granny|nan|nana|grandma|grandpa|grandmother|grandfather|aunt|auntie|uncle|niece|nephew|cousin|twin|neighbou?r|toddler|stepson|stepdaughter|fiancée?|boyfriend|girlfriend|eldest|youngest|oldest|middle one|little one)";
const CHILDREN =
  "(?:children|kids|boys|girls|sons|daughters|twins|triplets|toddlers|grandchildren|grandkids|grandsons|granddaughters|nephews|nieces|dependants?|dependents?|siblings|little ones)";
const SORT =
  "(?:adult|child|infant|minor|teen(?:ager)?|senior|male|female|man|woman|boy|girl|widow(?:er)?|retired|unmarried|married|single|divorced)";

/** Behind a whole name, where a report goes on or the sentence ends. */
const BEHIND_NAME = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}.,])${NAME}, )${GROWN}(?=, (?:had|has|who|whose|of|from|was|is|an?|the|said|told|lives?|and|were|died|now|will|must|pleaded|appeared|won|runs|works?|took|married|[Oo][Ff]|FROM|WAS|HAS|OF|WHO)\\b)`,
  "uy",
);
/** In other languages a verb follows: "Liv Långström, 69, har drivit". */
const BEHIND_NAME_ELSEWHERE = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}.,])${NAME}, )${GROWN}(?=, (?:har|är|bor|er|bor|arbeider|arbejder|jobbar|ist|wohnt|lebt|arbeitet|hat|wird|est|vit|a|travaille|es|vive|trabaja|ha|è|vive|lavora|é|mora|tem|is|woont|werkt|heeft|jest|mieszka|pracuje|ma|je|žije|má|živi|radi)(?!\\p{L}))`,
  "uy",
);
const BEHIND_TITLED = new RegExp(
  `(?<=(?<!\\p{L})${COURTESY} (?:${NAME_WORD} ){0,2}(?:${PARTICLES}){0,3}${NAME_WORD}, )${GROWN}(?=[,.;)](?!\\d)|$| next birthday)`,
  "uy",
);
/** Before the number: "is pushing seventy", "who is nearly 8". */
const NEARLY =
  "(?<=\\b(?:is|was|[’']s|are|am|[’']m) (?:nearly|almost|pushing|not quite|just over|barely|going on|coming up to|approaching|about to turn) |\\b[Aa]ged (?:just|only|barely) )";
const NO_COUNT =
  "(?![\\p{L}-]|[.,]?\\d| ?[%°$€£]| (?:percent|per|o|of|in|years? (?!old)|times|hours?|minutes?|miles|km|feet|euros?|dollars|pounds|days|weeks|months? (?!old)|thousand|hundred|million|people|pages|degrees))";
/** "…, then 30.", "…, now 45,". */
const PASSING = new RegExp(
  `(?<=[\\p{L})], (?:then|now|already|barely|only just|aged just|still only) )${GROWN}(?=[,.;)](?!\\d)|$)|${NEARLY}${AGE_IN_DIGITS}${NO_COUNT}`,
  "iuy",
);
const NEARLY_WRITTEN = new RegExp(`${NEARLY}${AGE_IN_WORDS}${NO_COUNT}`, "iuy");
const KIN_WRITTEN = new RegExp(
  `(?<=\\b${KIN}(?: ${NAME_WORD})? (?:is|was|turns|turned|[’']s) )${AGE_IN_WORDS}(?=[,.;!?)]|$| (?:and|but|now|today|next|this|in|so|who|years old)\\b)`,
  "uy",
);
/** "by 31 she owned three hotels". */
const BY_THEN = new RegExp(
  `(?<=\\b(?:[Bb]y|[Aa]t) )${GROWN}(?=,? (?:she|he|they|I) (?:had|owned|was|were|ran|became|could|won|led|wrote|knew|left|moved|retired|founded)\\b)`,
  "uy",
);
/** Of passengers and patients: "adult, 53". */
const OF_SORT = `(?<=(?<!\\p{L})${SORT}, )`;
const SORT_ENDS = "(?=[,;)\\n]|$| (?:months?|mos?|weeks?|years?|yrs?)\\b)";
const CLINICAL = new RegExp(`${OF_SORT}${AGE_IN_DIGITS}${SORT_ENDS}`, "muy");
const SORT_WRITTEN = new RegExp(`${OF_SORT}${AGE_IN_WORDS}${SORT_ENDS}`, "muy");
/** "two boys, fionn is 8 and arvind is 2". */
const OF_CHILDREN = new RegExp(
  `(?<=\\b${CHILDREN}\\b[^.!?\\n\\d]{0,40}(?:\\d{1,2}[^.!?\\n\\d]{0,30})?(?:[,;:] |\\b(?:and|but) )[\\p{L}'’-]{2,20} (?:is|was|turns) )\\d{1,2}(?=[,.;)]|$| (?:and|but|now)\\b)`,
  "iuy",
);
/** "two dependants (3 and 11)". */
const OF_SEVERAL = new RegExp(
  `(?<=\\b(?:${CHILDREN}|voters|adults|tenants|passengers|patients|pupils|students) (?:\\(|aged |ages )(?:\\d{1,2}, ){0,4}(?:\\d{1,2},? (?:and|&) )?)\\d{1,2}(?=,? (?:and|&) \\d{1,2}\\b|, \\d{1,2}\\b|\\)|[.,;\\s]|$)`,
  "iuy",
);
/** "Two suspects, 28 and 17, were arrested". */
const OF_A_PAIR =
  /(?<=\b(?:suspects|men|women|brothers|sisters|boys|girls|teenagers|teens|students|victims|twins|passengers|drivers|friends|employees|workers|patients|siblings|sons|daughters|children|cousins), (?:both )?(?:\d{1,2} and )?)[1-9]\d?(?= and \d{1,2}, \p{L}|(?<= and \d{1,2}), \p{L})/uy;
const MONTHS_OF_OURS = new RegExp(
  `(?<=\\b(?:my|our|her|his|their|your) )\\d{1,2}(?=[ -]months?[ -]old(?:[,.;!?]|$| (?:named|called|has|is|will|who|and)\\b))`,
  "iuy",
);
/** "Our youngest is 5." */
const OF_YOUNGEST =
  /(?<=\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir|[Yy]our) (?:eldest|oldest|youngest|middle one|little one) (?:is|was|turned|turns|has turned) (?:only |just |now )?)\d{1,2}(?=[,;!?)]|\.(?!\d)|$| (?:and|but|now|today|next|this|years? old)\b)/uy;
const BIRTHDAY = new RegExp(
  `(?<=birthday[^.?\\n]{0,40}[!.,] )${AGE_IN_DIGITS}(?= today\\b)`,
  "iuy",
);
const TURNS_WRITTEN = new RegExp(
  `(?<=\\bturn(?:s|ed|ing)? )${AGE_IN_WORDS}(?= (?:today|tomorrow|yesterday|on|in|this|next|last)\\b)`,
  "iuy",
);
/** At the head of a sentence in Romance languages: "À 34 ans, Clémence …", "Aos 47 anos, …". */
const HEAD =
  /(?<=(?:^|[.!?…]\s|\n)(?:À|A los|Aos|A|Con|Com|Mit|Med|Op) )[1-9]\d(?= (?:ans|años|anos|anni|Jahren|år|jaar),? \p{Lu}\p{Ll})/uy;
/** At the head of a line, behind a whole name: "Geertruida Wolters (52) is". */
const HEADED_BRACKETS = new RegExp(
  `(?<=^(?:(?:Donor|Candidate|Applicant|Patient|Resident|Tenant|Member|Student|Player|Captain) )?${NAME} \\()${GROWN}(?=\\) [\\p{Ll}])|(?<=${NAME} \\()${GROWN}(?=\\)(?:, | and | und | et | y | e | en | och | og )(?:${NAME} \\(|an? \\d))|(?<=\\) (?:and|und|et|y|e|en|och|og) ${NAME} \\(|\\), ${NAME} \\()${GROWN}(?=\\))`,
  "muy",
);
/** "Eluned Prosser of Wales is 18 and …"; in German one is something "mit 78". */
const FROM_SOMEWHERE = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}.,])${NAME} (?:of|from) ${NAME_WORD} (?:is|was|turns) )${GROWN}(?=[.,;!]|$| (?:and|but)\\b)|(?<=\\b(?:ich|er|sie|wir) mit )${GROWN}(?= (?:nicht|noch|schon|immer|bin|ist|war)\\b)`,
  "uy",
);
/** In a list: "Ben-David, Shoshana, 8; Figueiredo, Gonçalo, 10". */
const LISTED = new RegExp(
  `(?<=[:;] ${NAME_WORD}, ${NAME_WORD}, )${AGE_IN_DIGITS}(?=;)|(?<=, ${AGE_IN_DIGITS}; ${NAME_WORD}, ${NAME_WORD}, )${AGE_IN_DIGITS}(?=[;.]|$)`,
  "uy",
);
/** "resident of New Mexico, 28, registered". */
const OF_RESIDENTS =
  /(?<=\b(?:resident|native|citizen|inhabitant) of [^,.\n]{3,30}, )[1-9]\d(?=, \p{L})/uy;

/** "At the age of" in other languages; a range of ages is nobody's. */
const AT_AGE_ELSEWHERE =
  /(?=\d)(?<=(?<!\p{L})(?:a la edad de|de edad de|all['’]età di|(?:com a|à) idade de|op (?:de )?leeftijd van|op haar|op zijn|w wieku|ve věku|vo veku|u dobi od|u dobi|u starosti od|i (?:en )?alder(?:en)? a[fv]|i en ålder av|în vârstă de|in varsta de|la vârsta de|în etate de|в возрасте|у віці|во возраст од|на възраст|σε ηλικία|στην ηλικία των|pada usia|ở tuổi|yaşı:?|kor:|életkor:|életkora:?|ikä:?|vek:|věk:|dob:|starost:|vârstă:|vârsta:|возраст:|вік:|ηλικία:|年龄：?|年龄:|年齡:|年齢:|나이:|연령:|العمر:|السن:|umur:|usia:|tuổi:) ?)[1-9]\d?(?![\d.,:/]\d|\d| ?[-–%] ?\d?| (?:do|až|až do|à|bis|to|till|til|tot) \d| ?(?:procent|percent))/iuy;

const IN_DIGITS = [
  BEHIND_NAME,
  BEHIND_NAME_ELSEWHERE,
  AT_AGE_ELSEWHERE,
  BEHIND_TITLED,
  BY_THEN,
  OF_CHILDREN,
  OF_SEVERAL,
  OF_A_PAIR,
  MONTHS_OF_OURS,
  OF_YOUNGEST,
  HEAD,
  HEADED_BRACKETS,
  FROM_SOMEWHERE,
  LISTED,
  OF_RESIDENTS,
  PASSING,
  CLINICAL,
  BIRTHDAY,
];
const IN_WORDS = [NEARLY_WRITTEN, KIN_WRITTEN, SORT_WRITTEN, TURNS_WRITTEN];
/**
 * Numbers that are somebody's age by how that person is told of; in digits or English words.
 *
 * @param numbers where the text has short numbers, and numbers in words
 */
export function toldAges(text: string, { places, written }: NumberPlaces): NumberMatch[] {
  return [
    ...IN_DIGITS.flatMap((pattern) => matchNumbers(text, { places, pattern })),
    ...IN_WORDS.flatMap((pattern) => matchNumbers(text, { places: written, pattern })),
  ];
}
