import type { PersonalDataKind } from "../report.ts";
import { textBefore } from "./checks/context.ts";
import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { isStandIn } from "./checks/stand_in.ts";
import { PHONE_WORDS } from "./data/phone_words.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { isLabelledOrdinary } from "./numbered/ordinary_label.ts";
import { type NumberedText, numberedText } from "./numbered/numbered_text.ts";
import { labelsBefore } from "./vocabulary/labels_before.ts";
import { labelsNear } from "./vocabulary/labels_near.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";
import type { LabelKind } from "./vocabulary/vocabulary.ts";

/** What is found behind a label. */
interface Found {
  readonly label: LabelKind;
  readonly kind: PersonalDataKind;
  readonly type: string;
  /** Without spaces and strokes, where other words stand between. */
  readonly form: RegExp;
  /** So many at most. */
  readonly apart: number;
}

/** A number as it is written, and where. */
interface Written {
  readonly from: number;
  readonly written: string;
}

const FOUND: readonly Found[] = [
  {
    label: "PASSPORT",
    kind: "PASSPORT",
    type: "LABELLED_PASSPORT",
    form: /^(?:(?=.*\p{Lu})(?=.*\d{4})[\d\p{Lu}]{7,10}|\d{8,10})$/u,
    apart: 8,
  },
  {
    label: "DRIVER_LICENSE",
    kind: "DRIVER_LICENSE",
    type: "LABELLED_LICENSE",
    form: /^(?:(?=.*\p{Lu})(?=.*\d{4})[\d\p{Lu}]{7,16}|\d{7,14})$/u,
    apart: 8,
  },
  {
    label: "MEDICAL_ID",
    kind: "MEDICAL_ID",
    type: "LABELLED_PATIENT",
    form: /^(?=.*\d{5})[\d\p{Lu}]{6,22}$/u,
    apart: 6,
  },
  {
    label: "NATIONAL_ID",
    kind: "NATIONAL_ID",
    type: "LABELLED_IDENTITY",
    form: /^(?=.*\d{5})[\d\p{Lu}]{8,18}$/u,
    apart: 6,
  },
  {
    label: "BANK_ACCOUNT",
    kind: "BANK_ACCOUNT",
    type: "LABELLED_ACCOUNT",
    form: /^(?=.*\d{4})[\d\p{Lu}]{9,26}$/u,
    apart: 8,
  },
  {
    label: "TAX_ID",
    kind: "TAX_ID",
    type: "LABELLED_TAX_NUMBER",
    form: /^(?=.*\d{5})[\d\p{Lu}]{8,16}$/u,
    apart: 5,
  },
  {
    label: "MEMBER",
    kind: "OTHER",
    type: "LABELLED_MEMBER",
    form: /^(?:(?=.*\p{Lu})(?=.*\d{4})[\d\p{Lu}]{5,16}|\d{7,16})$/u,
    apart: 4,
  },
];

/** Digits in groups, with capitals before or among them. */
const NUMBER = new RegExp(
  `(?<![${SPACED_LETTER}\\p{N}]|[${SPACED_LETTER}\\p{N}][.\\/_\\-]|&#)(?=[\\p{L} .\\/\\-]{0,8}\\d)(?:(?:\\p{Lu}{1,5}[ .\\/\\-]?){1,2}|\\p{Ll})?\\d(?:[.\\/\\-]?[\\d\\p{Lu}]|[ ]\\d){3,24}(?![${SPACED_LETTER}\\p{N}]|[.,:]\\d|[%€$£])`,
  "gv",
);
/** A date, or a year behind "passport", is none. */
const DATE =
  /^(?:19|20)\d\d(?:[-./ ]?[01]\d[-./ ]?[0-3]\d)?$|^[0-3]?\d[-./ ]+[0-3]?\d[-./ ]+(?:19|20)?\d\d$/u;
/** Fractions, thousands, ranges, quotients, a word with a year, and telephone numbers as America writes them. */
const MEASURED =
  /^(?:0?\.\d+|\d\.\d+|\d{1,3}\.\d{4,}|\d{1,3}(?:[.,]\d{3})+|\d{1,4}[-–]\d{1,4}|(?:\p{Lu}+ )?\d+\/\d+|\d{1,2}[.:]\d{2}[-–]\d{1,2}[.:]\d{2}|\p{Lu}+ (?:19|20)\d\d|\d{3}[-./ ]\d{3}[-. ]\d{4}.*|\d{3}-\d{4})$/u;
/** A telephone number as it is dialled within a country: "0 800 123 456", "044 123 45 67". */
const DIALLED =
  /^0 ?\d{2,5}(?:[ /-]\d{2,6}){1,4}$|^0[1-9]\d{8,9}$|^1[-. ]\d{3}[-. ]\d{3}[-. ]\d{4}$/;
/** How far before it a word for telephones stands, in UTF-16 code units. */
const PHONE_REACH = 40;
/** A shorter one is a measure even behind a label. */
const SHORTEST_MEASURED = 7;
const FEWEST_DIGITS = 4;
/** Hardly any text has more numbers with labels. */
const MOST_NUMBERS = 500;
const CONFIDENCE = 0.65;
const SPOKEN_CONFIDENCE = 0.55;

/** A short word in capitals that is the label itself: "IC 880412-14-5733". */
const LEADING_WORD = /^\p{Lu}{2,5}[ .]/u;

function candidateAt(numbered: NumberedText, { from, written }: Written): Candidate | undefined {
  const { folded } = numbered;
  const { text } = numbered.input;
  const lead = LEADING_WORD.exec(written)?.[0].length ?? 0;
  const isLabelled = lead > 0 && labelsBefore(folded, from + lead).size > 0;
  const start = isLabelled ? from + lead : from;
  const value = isLabelled ? written.slice(lead) : written;
  if (isStandIn(value) || DATE.test(value)) return undefined;
  if ((value.match(/\d/g)?.length ?? 0) < FEWEST_DIGITS) return undefined;
  const end = start + value.length;
  const isDialled = PHONE_WORDS.test(textBefore(text, start, PHONE_REACH));
  if (DIALLED.test(value) && (isDialled || value.startsWith("1"))) return undefined;
  if (value.length < SHORTEST_MEASURED && MEASURED.test(value)) return undefined;
  const kinds = labelsOfValue(numbered, start);
  const found = FOUND.find(({ label }) => kinds.has(label));
  if (found !== undefined) {
    const { kind, type } = found;
    return { kind, type, start, end, confidence: CONFIDENCE, validated: false };
  }
  if (isDialled || MEASURED.test(value) || DIALLED.test(value)) return undefined;
  if (isLabelledOrdinary(folded, { start, end })) return undefined;
  const spoken = spokenOf(value, labelsNear(folded, start));
  if (spoken === undefined) return undefined;
  const { kind, type } = spoken;
  return { kind, type, start, end, confidence: SPOKEN_CONFIDENCE, validated: false };
}

/** The nearest kind that the words before speak of and that the value has the form of. */
function spokenOf(value: string, near: ReadonlyMap<LabelKind, number>): Found | undefined {
  const compact = value.replace(/[ ./-]/g, "");
  return FOUND.filter(
    ({ label, apart, form }) => (near.get(label) ?? Infinity) <= apart && form.test(compact),
  ).toSorted((one, other) => near.get(one.label)! - near.get(other.label)!)[0];
}

function detect(input: DetectionInput): Candidate[] {
  if (!/\d/.test(input.text)) return [];
  const numbered = numberedText(input);
  return [...input.text.matchAll(NUMBER).take(MOST_NUMBERS)].flatMap(
    ({ index, 0: value }) => candidateAt(numbered, { from: index, written: value }) ?? [],
  );
}

/** Numbers of people behind the words for them in any of the vocabularies' languages. */
export const detector: Detector = {
  id: "named_number",
  source: "ISO/IEC 29100:2024, 4.4.2 (identifiers of a natural person)",
  detect,
  examples: {
    true: [
      { text: "Mein Reisepass: C4F7X9T21, gültig bis Mai", finds: ["C4F7X9T21"] },
      { text: "Potilasnumero on 4471290.", finds: ["4471290"] },
      { text: "ek het my rybewys verloor, dis 60460002F8KD", finds: ["60460002F8KD"] },
    ],
    false: [
      "Mein Reisepass: 2019 ausgestellt",
      "Potilaita oli 44712.",
      "Bestellnummer 4471290",
      "Der Reisepass kostet 70,50 Euro, Vorgang 20240017",
    ],
  },
};
