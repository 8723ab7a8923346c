import { markedTokens, type TokenForm } from "./checks/marked_tokens.ts";
import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { type NumberedText, numberedText } from "./numbered/numbered_text.ts";
import { CODE_WORDS, DOOR_WORDS, LOGIN_WORDS } from "./vocabulary/access_words.ts";
import { labelsNear } from "./vocabulary/labels_near.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";
import { sentenceAround } from "./vocabulary/sentence_around.ts";

/** What people choose as a password: letters with figures or marks. */
const CHOSEN: TokenForm = {
  mark: /[\d!#$%&*@_+?]/gu,
  before: new RegExp(`[${SPACED_LETTER}\\p{N}!#$%\\&*@_+?.^~=\\-]*$`, "v"),
  from: new RegExp(`[${SPACED_LETTER}\\p{N}!#$%\\&*@_+?.^~=\\-]+`, "vy"),
  longest: 40,
};
const SHORTEST = 6;
const PART_OF_WORD = new RegExp(`[${SPACED_LETTER}\\p{N}@.\\/_\\-]$`, "v");
/** Digits, or capitals and digits, that let somebody in. */
const CODE = new RegExp(
  `(?<![${SPACED_LETTER}\\p{N}.,:\\/_\\-$€£₹¥]|\\d |[$€£₹¥] )(?:\\d{3,8}[#*]|\\d{3}[ \\-]\\d{3}|\\d{4,8}(?!\\d)|(?=[A-Z\\-]{0,6}\\d)(?=[\\d\\-]{0,6}[A-Z])[A-Z\\d]{2,6}-?[A-Z\\d]{2,6})(?![${SPACED_LETTER}\\p{N}%€$£]|[.,:\\/ \\-]\\d)`,
  "gv",
);
const STOPS = /[.,;:)\]?!]+$/u;
/** India's postcodes are called PIN codes, too. */
const INDIAN_POSTCODE = /^[1-8]\d{5}$/;
const PIN_CODE = /\bpin ?codes?\b[^\p{L}]*(?:is|no|number)?[^\p{L}]*$/u;
const PIN_CODE_REACH = 20;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** What is looked at around a value, in UTF-16 code units of the same sentence. */
const REACH = 60;
const SENTENCE_END = /[\n!?;]|[.](?= )/u;
/** So many words may stand between a password and its name. */
const MOST_APART = 3;
/** Four to six digits, a key of a door behind them, or in two threes. */
const OF_KEYPAD = /[#*]$/;
/** "The key safe opens with 2907". */
const OPENS_WITH =
  /(?<!\p{L})(?:opens?|opened|unlocks?|gets? in|got in|(?:let|lets) \p{L}{2,8} in|buzze[ds] in|combination|combo)(?: (?:is|with|by|using|to))? $/u;
/** Beside a word for it, a code of six digits is one though other words stand between. */
const OF_SIX = /^\d{3}[ -]?\d{3}$/;
const CALLED_SIX =
  /(?<!\p{L})(?:six|6)[ -]digits?(?: (?:code|number))?(?: (?:are|were|is|was))?[,:]? $/u;
const CODE_APART = 4;
const SPOKEN_CODE = /^(?:\d{4}|\d{6}|\d{3}[ -](?!000)\d{3}|\d{2}[A-Z]\d{1,3}|\d{3,8}[#*])$/;
/** Hardly any text has more of them. */
const MOST_VALUES = 500;

interface PlacedValue {
  readonly start: number;
  readonly value: string;
}

/** Whether a value shows by itself that somebody chose it: no address, no name of a file. */
function isTelling(value: string): boolean {
  if (/^(?:[\w$]+\.)+[\w$]+$|^[A-Z]+\d{1,2}$|^\p{L}+\d$/u.test(value)) return false;
  if (isStandIn(value) || /&#|^[#@]|@[\^~]?\d+\.\d|@[^@]*\.\p{L}|^\w+\.\w{2,4}$/u.test(value))
    return false;
  return /\p{L}/u.test(value) && /[\d!#$%&*@_+?]/.test(value);
}

function secretAt(start: number, { value, type }: { value: string; type: string }): Candidate {
  const end = start + value.length;
  return { kind: "SECRET", type, start, end, confidence: 0.75, validated: false };
}

function passwords(text: string, numbered: NumberedText): Candidate[] {
  return [...markedTokens(text, CHOSEN).take(MOST_VALUES)].flatMap(({ index, value: raw }) => {
    const value = raw.replace(STOPS, "");
    if (value.length < SHORTEST || raw.length > CHOSEN.longest || !isTelling(value)) return [];
    if (PART_OF_WORD.test(text.slice(Math.max(0, index - 1), index))) return [];
    if (!isCalledSecret(numbered, { start: index, value })) return [];
    return [secretAt(index, { value: raw.replace(/[.,;:)\]]+$/u, ""), type: "PASSWORD" })];
  });
}

/** A word with a mark and figures, as few things but passwords are written: "Nakhla#2291". */
const PLAINLY_CHOSEN = /^(?=.*\p{L}{3})(?=.*\d)[\p{L}\d._-]+(?:[!#$%&*?+]|@(?=\d)).*$/u;

/** Whether words name a password before, or its sentence speaks of a login. */
function isCalledSecret(numbered: NumberedText, { start, value }: PlacedValue): boolean {
  const { folded } = numbered;
  const labels = labelsOfValue(numbered, start);
  if (labels.has("PASSWORD")) return !labels.has("PASSPORT") || /\p{Ll}|[^\p{L}\d]/u.test(value);
  const apart = labelsNear(folded, start).get("PASSWORD") ?? Infinity;
  if (apart <= MOST_APART) return true;
  return PLAINLY_CHOSEN.test(value) && LOGIN_WORDS.test(wordsAround(folded, { start, value }));
}

/** What stands around a value in its sentence, without the value. */
function wordsAround(folded: string, { start, value }: PlacedValue): string {
  const place = { start, end: start + value.length, reach: REACH, reachBehind: REACH };
  const { before, behind } = sentenceAround(folded, { ...place, ending: SENTENCE_END });
  return `${before} ${behind}`;
}

/** Of a postcode, a price or an error, a code lets nobody in. */
const OTHER_CODE =
  /post|zip|(?<!\p{L})plz|cap(?!\p{L})|error|fehler|fout|erreur|feil|fejl|chyb|błęd|ошибк|помилк|promo|discount|rabatt?|coupon|gutschein|voucher|area code|dial|vorwahl|country code|source code|[$€£¥₹]|eur(?!\p{L})|kcal|(?<!\p{L})qr|bar ?code|tracking|paket|parcel|colis|邮编|郵便|우편/iu;

/** Whether the sentence of a number speaks of a code and of what it opens, or how it came. */
function isSpokenCode(folded: string, { start, value }: PlacedValue): boolean {
  if (!SPOKEN_CODE.test(value)) return false;
  const around = wordsAround(folded, { start, value });
  const before = folded.slice(Math.max(0, start - REACH), start);
  const opens = OF_KEYPAD.test(value) || OPENS_WITH.test(before);
  if (opens && DOOR_WORDS.test(around) && !OTHER_CODE.test(around)) return true;
  return CODE_WORDS.test(around) && DOOR_WORDS.test(around) && !OTHER_CODE.test(around);
}

/** Whether a word for a code stands before six digits, with others between. */
function isOfSix(folded: string, { start, value }: PlacedValue): boolean {
  if (!OF_SIX.test(value)) return false;
  if (CALLED_SIX.test(folded.slice(Math.max(0, start - REACH), start))) return true;
  return (labelsNear(folded, start).get("PIN") ?? Infinity) <= CODE_APART;
}

/** "It was 7719", "got it its 482093": what it is stands in the sentence before. */
const IT_IS =
  /(?<!\p{L})(?:it|its|it['’]?s|that['’]?s|that) (?:is |was |says? |reads |still )?["'`]?$|(?<!\p{L})(?:its|it['’]s|that['’]s) ["'`]?$|\bcode ?\($/u;
/** Codes that let somebody in, as English speaks of them. */
const CODE_BEFORE =
  /(?<!\p{L})(?:(?:bank|card|atm|my|his|her|your|the|account|acct|phone|sim|debit)\s(?:\p{L}{2,8}\s)?pin|passcode|otp|(?:door|gate|access|entry|alarm|visitor|security|verification|sms|login|one-time|6[ -]digit|six[ -]digit|4[ -]digit|four[ -]digit) code|(?:sent|wants?|asks?|asked|needs?|texted)\s[^.\n]{0,24}\bcode|keypad|lockbox)(?!\p{L})/u;
const BEFORE_REACH = 110;

/** Whether a number is called "it", and a sentence before speaks of such a code. */
function isToldBefore(folded: string, { start, value }: PlacedValue): boolean {
  if (!SPOKEN_CODE.test(value) || !IT_IS.test(folded.slice(Math.max(0, start - 16), start)))
    return false;
  const before = folded.slice(Math.max(0, start - BEFORE_REACH), start);
  return CODE_BEFORE.test(before) && !OTHER_CODE.test(before);
}

function codes(text: string, numbered: NumberedText): Candidate[] {
  const { folded } = numbered;
  return [...text.matchAll(CODE).take(MOST_VALUES)].flatMap(({ index, 0: value }) => {
    if (YEAR.test(value) || isStandIn(value)) return [];
    const place = { start: index, value };
    const labels = labelsOfValue(numbered, index);
    const isNamed = labels.has("PIN") || (labels.has("PASSWORD") && /\d{4}/.test(value));
    const isCode = isNamed || isOfSix(folded, place) || isSpokenCode(folded, place);
    if (!isCode && !isToldBefore(folded, place)) return [];
    const before = folded.slice(Math.max(0, index - PIN_CODE_REACH), index);
    if (INDIAN_POSTCODE.test(value) && PIN_CODE.test(before)) return [];
    return [secretAt(index, { value, type: "PIN" })];
  });
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/[\d!#$%&*@_+]/.test(text)) return [];
  const numbered = numberedText(input);
  return [...passwords(text, numbered), ...codes(text, numbered)];
}

/** Passwords, PINs and codes behind the words for them in any of the vocabularies' languages. */
export const detector: Detector = {
  id: "named_secret",
  source: "NIST SP 800-63B, 5.1.1 (memorized secrets) and 5.1.3 (out-of-band devices)",
  detect,
  examples: {
    true: [
      { text: "Salasanani on Kesä_talo88.", finds: ["Kesä_talo88"] },
      { text: "Das Kennwort lautet hund3katze!", finds: ["hund3katze!"] },
      { text: "mein login geht nicht, es war Hantel!2019xx", finds: ["Hantel!2019xx"] },
      { text: "i typed my bank pin into the chat lol. it was 7719", finds: ["7719"] },
      {
        text: "user,pass\njoana88,Girassol!4\nkarl_b,n3belhorn?",
        finds: ["Girassol!4", "n3belhorn?"],
      },
    ],
    false: [
      "Das Kennwort ist zu kurz, mindestens 12 Zeichen.",
      "Salasana vaihdettiin 2024.",
      "PIN code: 560038, Bengaluru",
    ],
  },
};
