import { AGE_IN_DIGITS } from "./age_numbers.ts";
import { matchNumbers, type NumberMatch } from "../match_numbers.ts";

/** Years that a person has, behind the number, in the languages of the vocabularies. */
const YEARS =
  "(?:years|yrs|yo|jahre?n?|j\\.|jaar|jr|ans|años|anos|anni|anys|ani|de ani|lat[a]?|let|rok[uyi]?|roků|rokov|leta|leti|godin[aeiu]?|god\\.?|г(?:од(?:а|ин[аие]?|ини)?|\\.)|лет|років|роки|рік|годин[аеиу]|година|години|metai|metų|metus|m\\.|gadi|gadu|gadus|gadiem|g\\.|aastat?|a\\.|vuotta|vuotias|vuotiaan|v\\.?|éves|évesen|év|ára|år|yaşında(?:ki|yım|dır)?|yaş|tahun|thn|taong gulang|taong-gulang|anyos|tuổi|ετών|χρονών|χρόνων|ετη|عام(?:ا|ًا|اً)?|سنة|سنوات|سال|ساله|سالہ|साल|वर्ष|वर्षीय|বছর|বছরের|ปี|ขวบ|saal)";
/** What ends the mention of an age among what is told of somebody. */
const ENDS = "(?=\\s{0,2}(?:[,;)|/،।]|\\.(?!\\d)|\\n|$))";
/** Words for age, behind which the number follows. */
const LABEL =
  "(?:age|alter|âge|edad|edat|età|eta|idade|leeftijd|wiek|věk|vek|ålder|alder|ikä|életkor|kora?|yaşı?|usia|umur(?:nya|ku)?|edad niya|gulang|umri|возраст|вік|възраст|узраст|starost|dob|vârst[aă]|amžius|vecums|vanus|aldur|ηλικία|العمر|عمر|سن|उम्र|आयु|বয়স|อายุ|tuổi|ouderdom|גיל)";

const LABELLED = new RegExp(
  `(?=\\d)(?<=(?<!\\p{L})${LABEL}(?:\\s?[:：=|]\\s?| (?:is|ist|est|es|è|é|är|er|on|je|jest)? ?))${AGE_IN_DIGITS}(?=${ENDS}| ${YEARS}(?!\\p{L}))`,
  "iuy",
);
/** In brackets or between commas, behind a name or a word for somebody; a stretch of time has a verb. */
const APPOSED = new RegExp(
  `(?=\\d)(?<=[\\p{L}\\p{M}.](?:, | \\(| \\| | - |، ))${AGE_IN_DIGITS}(?= ?-?${YEARS}${ENDS})`,
  "iuy",
);
/** Before the number: "umri wa miaka 29". */
const SWAHILI = new RegExp(
  `(?=\\d)(?<=(?<!\\p{L})(?:umri wa miaka|mwenye miaka|nina miaka|ana miaka|una miaka|wana miaka|wa miaka|ya miaka|, miaka) )${AGE_IN_DIGITS}(?![\\d.,]\\d)`,
  "iuy",
);
/** Joined to a word that only persons' ages have: "33-aastane", "70-годишен". */
const JOINED = new RegExp(
  `(?=\\d)(?<![\\p{L}\\d.,-])${AGE_IN_DIGITS}(?=-(?:aasta(?:ne|se|st|sed)|vuotia\\p{L}{1,6}|годишн\\p{L}{1,4}|годишен|летн\\p{L}{1,4}|річн\\p{L}{1,4}|metis|metė|mečiui|gadīg\\p{L}{1,4}|årig[ae]?|åring\\p{L}{0,3}|jarige|jährige[nrms]?)(?!\\p{L}))`,
  "iuy",
);
/** Words that nothing but a person's age has, and words for somebody before: "meie ema on 83 aastat vana". */
const OWN_WORD = new RegExp(
  `(?=\\d)(?<![\\p{L}\\d.,])${AGE_IN_DIGITS}(?= ?(?:taong[ -]gulang|anyos(?!\\p{L})|ขวบ|ára (?:gam|göm)\\p{L}{1,4}|वर्षीय|বছর বয়স|বছরের (?:ছেলে|মেয়ে|শিশু|বৃদ্ধ)|سالہ|साल (?:का|की|के) (?:बेट|लड़क|बच्च)|éves(?!\\p{L})|aastat? vana|gadus vec\\p{L}{1,2}|yaşında))`,
  "iuy",
);
/** For how long something is, lasts or was paid. */
const DURATION =
  /warrant|garant|guarant|gwaranc|záruk|zaruk|takuu|contract|vertrag|contrat|contrato|contratto|umow|smlouv|sopimus|kontrakt|договор|гаранти|loan|kredit|crédit|prest|hypot|mortgage|lease|leas|experien|erfahrung|expérien|doświadcz|zkušen|kokemus|опыт|досвід|prison|haft|tukthus|fängelse|więzien|vězen|тюрьм|срок|term|laufzeit|durée|plazo|prazo|durata|policy period|subscription|abonn|since|seit|sutart|līgum|leping|leig|hypot|depuis|sólo|ضمان|عقد|قرارداد|गारंटी|वारंटी|अनुबंध|garansi|kontrak|jaminan/iu;
const REACH = 48;

/** Whether what stands before a number in its sentence tells how long something is. */
function isDuration(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  return DURATION.test(
    before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1),
  );
}

/** Ages told by a word for years, among what else is told of somebody, in many languages. */
export function unitAges(text: string, places: readonly number[]): NumberMatch[] {
  const matches = [LABELLED, APPOSED, SWAHILI, JOINED, OWN_WORD].flatMap((pattern) =>
    matchNumbers(text, { places, pattern }),
  );
  return matches.filter(({ index }) => !isDuration(text, index));
}
