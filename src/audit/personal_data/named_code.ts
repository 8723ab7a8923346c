import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { type NumberedText, numberedText } from "./numbered/numbered_text.ts";
import { CODE_WORDS, DOOR_WORDS } from "./vocabulary/access_words.ts";
import { labelsNear } from "./vocabulary/labels_near.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";
import { wordsAround } from "./vocabulary/words_around.ts";

/** Digits, or capitals and digits, that let somebody in. */
const CODE = new RegExp(
  `(?<![${SPACED_LETTER}\\p{N}.,:\\/_\\-$€£₹¥]|\\d |[$€£₹¥] )(?:\\d{3,8}[#*]|\\d{3}[ \\-]\\d{3}|\\d{4,8}(?!\\d)|(?=[A-Z\\-]{0,6}\\d)(?=[\\d\\-]{0,6}[A-Z])[A-Z\\d]{2,6}-?[A-Z\\d]{2,6})(?![${SPACED_LETTER}\\p{N}%€$£]|[.,:\\/ \\-]\\d)`,
  "gv",
);
/** India's postcodes are called PIN codes, too. */
const INDIAN_POSTCODE = /^[1-8]\d{5}$/;
const PIN_CODE = /\bpin ?codes?\b[^\p{L}]*(?:is|no|number)?[^\p{L}]*$/u;
const PIN_CODE_REACH = 20;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** What is looked at before a value, in UTF-16 code units. */
const REACH = 60;
/** The key that ends what is typed at a door. */
const OF_KEYPAD = /[#*]$/;
/** "The key safe opens with 2907". */
const OPENS_WITH =
  /(?<!\p{L})(?:opens?|opened|unlocks?|gets? in|got in|(?:let|lets) \p{L}{2,8} in|buzze[ds] in|combination|combo|(?:re)?set(?: it)?|change(?:d|s)?(?: it)?|press(?: \p{L}{2,4})? then|punch in|type in|key in)(?: (?:is|with|by|using|to|already to))? [#*]?$/u;
/** What has such a code stands right before it. */
const DIRECTLY_BEHIND =
  /(?<!\p{L})(?:alarm|lock ?box|keypad|gate|key ?safe|fob|door ?code|gate ?code)(?: (?:code|number|pin|combo))?(?: is| was|:|,)? ?#?$/u;
/** Beside a word for it, a code of six digits is one though other words stand between. */
const OF_SIX = /^\d{3}[ -]?\d{3}$/;
const CALLED_SIX =
  /(?<!\p{L})(?:six|6)[ -]digits?(?: (?:code|number))?(?: (?:are|were|is|was))?[,:]? $/u;
const CODE_APART = 4;
/** Capitals and figures, as gates and lobbies have them: "C2580Y". */
const OF_MIXED = /^(?=.{5,9}$)(?:[A-Z]{1,3}-?\d{2,5}[A-Z]?|\d{2,4}[A-Z]{1,2}\d{1,4})$/;
/** Four to six digits, a key of a door behind them, or in two threes. */
const SPOKEN_CODE = /^(?:\d{4}|\d{6}|\d{3}[ -](?!000)\d{3}|\d{2}[A-Z]\d{1,3}|\d{3,8}[#*])$/;
/** Hardly any text has more of them. */
const MOST_VALUES = 500;

interface PlacedValue {
  readonly start: number;
  readonly value: string;
}

/** Of a postcode, a price or an error, a code lets nobody in. */
const OTHER_CODE =
  /post|zip|(?<!\p{L})plz|cap(?!\p{L})|error|fehler|fout|erreur|feil|fejl|chyb|błęd|ошибк|помилк|promo|discount|rabatt?|coupon|gutschein|voucher|area code|dial|vorwahl|country code|source code|[$€£¥₹]|eur(?!\p{L})|kcal|(?<!\p{L})qr|bar ?code|tracking|paket|parcel|colis|邮编|郵便|우편/iu;

/** Whether the sentence of a number speaks of a code and of what it opens, or how it came. */
function isSpokenCode(folded: string, { start, value }: PlacedValue): boolean {
  if (!SPOKEN_CODE.test(value)) return false;
  const around = wordsAround(folded, { start, value });
  const before = folded.slice(Math.max(0, start - REACH), start);
  if (OTHER_CODE.test(around)) return false;
  if (DIRECTLY_BEHIND.test(before)) return true;
  const opens = OF_KEYPAD.test(value) || OPENS_WITH.test(before);
  if (opens && (DOOR_WORDS.test(around) || CODE_WORDS.test(around))) return true;
  return CODE_WORDS.test(around) && DOOR_WORDS.test(around);
}

/** Whether a word for a code stands before six digits, with others between. */
function isOfSix(folded: string, { start, value }: PlacedValue): boolean {
  if (!OF_SIX.test(value) && !OF_MIXED.test(value)) return false;
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

function codes(numbered: NumberedText): Candidate[] {
  const { folded } = numbered;
  const { text } = numbered.input;
  return [...text.matchAll(CODE).take(MOST_VALUES)].flatMap(({ index, 0: value }): Candidate[] => {
    if (YEAR.test(value) || isStandIn(value)) return [];
    const place = { start: index, value };
    const labels = labelsOfValue(numbered, index);
    const isNamed = labels.has("PIN") || (labels.has("PASSWORD") && /\d{4}/.test(value));
    const isCode = isNamed || isOfSix(folded, place) || isSpokenCode(folded, place);
    if (!isCode && !isToldBefore(folded, place)) return [];
    const before = folded.slice(Math.max(0, index - PIN_CODE_REACH), index);
    if (INDIAN_POSTCODE.test(value) && PIN_CODE.test(before)) return [];
    const span = { start: index, end: index + value.length };
    return [{ kind: "SECRET", type: "PIN", ...span, confidence: 0.75, validated: false }];
  });
}

function detect(input: DetectionInput): Candidate[] {
  return /\d{2}/.test(input.text) ? codes(numberedText(input)) : [];
}

/** PINs and codes behind the words for them, or where something opens by them, in many languages. */
export const detector: Detector = {
  id: "named_code",
  source: "NIST SP 800-63B, 5.1.1 (memorized secrets) and 5.1.3 (out-of-band devices)",
  detect,
  examples: {
    true: [
      { text: "i typed my bank pin into the chat lol. it was 7719", finds: ["7719"] },
      { text: "The key safe by the bins opens with 2907.", finds: ["2907"] },
      { text: "last otp that came was 730185", finds: ["730185"] },
      { text: "the new fob code is 40417#, lockbox reset to 3856", finds: ["40417#", "3856"] },
    ],
    false: [
      "PIN code: 560038, Bengaluru",
      "The alarm went off at 1430 and the gate opens at 0800.",
      "error code 404404 at the door",
      "Mr. Tan paid $400 000 for it.",
    ],
  },
};
