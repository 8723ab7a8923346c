import { markedTokens, type TokenForm } from "./checks/marked_tokens.ts";
import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { type NumberedText, numberedText } from "./numbered/numbered_text.ts";
import { LOGIN_WORDS } from "./vocabulary/access_words.ts";
import { labelsNear } from "./vocabulary/labels_near.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";
import { wordsAround } from "./vocabulary/words_around.ts";

/** What people choose as a password: letters with figures or marks. */
const CHOSEN: TokenForm = {
  mark: /[\d!#$%&*@_+?]/gu,
  before: new RegExp(`[${SPACED_LETTER}\\p{N}!#$%\\&*@_+?.^~=\\-]*$`, "v"),
  from: new RegExp(`[${SPACED_LETTER}\\p{N}!#$%\\&*@_+?.^~=\\-]+`, "vy"),
  longest: 40,
};
const SHORTEST = 6;
const PART_OF_WORD = new RegExp(`[${SPACED_LETTER}\\p{N}@.\\/_\\-]$`, "v");
const STOPS = /[.,;:)\]?!]+$/u;
/** So many words may stand between a password and its name. */
const MOST_APART = 3;
/** Between one that nothing else looks like and its name. */
const MOST_APART_OF_SURE = 8;
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

function passwords(numbered: NumberedText): Candidate[] {
  const { text } = numbered.input;
  return [...markedTokens(text, CHOSEN).take(MOST_VALUES)].flatMap(({ index, value: raw }) => {
    const value = raw.replace(STOPS, "");
    if (value.length < SHORTEST || raw.length > CHOSEN.longest || !isTelling(value)) return [];
    if (PART_OF_WORD.test(text.slice(Math.max(0, index - 1), index))) return [];
    if (!isCalledSecret(numbered, { start: index, value })) return [];
    return [secretAt(index, { value: raw.replace(/[.,;:)\]]+$/u, ""), type: "PASSWORD" })];
  });
}

/** Small letters, capitals and figures among each other: "mV8kq2Rz"; no name has them so. */
const MIXED = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=\P{N}*\p{N}+\p{L})[\p{L}\d._\-]{7,}$/u;
/** "Its Chole@Bhature99": what it is stands in the line before. */
const IT_IS = /(?<!\p{L})(?:its|it['’]s|it is|it was|that['’]s) ["'`]?$/u;
const ASKED_FOR =
  /(?<!\p{L})(?:(?:wi-?fi|my|the|your|his|her|our)\s(?:\p{L}{2,8}\s)?(?:pass|pw|key)|pass ?(?:word|wd|code|phrase)|pwd|log ?in)(?!\p{L})/u;
const BEFORE_REACH = 140;

/** Whether a value is called "it" where a password was asked for before. */
function isToldBefore(folded: string, start: number): boolean {
  if (!IT_IS.test(folded.slice(Math.max(0, start - 12), start))) return false;
  return ASKED_FOR.test(folded.slice(Math.max(0, start - BEFORE_REACH), start));
}

/** A word with a mark and figures, as few things but passwords are written: "Nakhla#2291". */
const PLAINLY_CHOSEN =
  /^(?=.*\p{L}{3})(?=.*\d)[\p{L}\d._-]+(?:[!#$%&*?+]|@(?=\d|\p{Lu}\p{L}*\d)).*$/u;

/** Whether words name a password before, or its sentence speaks of a login. */
function isCalledSecret(numbered: NumberedText, { start, value }: PlacedValue): boolean {
  const { folded } = numbered;
  const labels = labelsOfValue(numbered, start);
  if (labels.has("PASSWORD")) return !labels.has("PASSPORT") || /\p{Ll}|[^\p{L}\d]/u.test(value);
  const apart = labelsNear(folded, start).get("PASSWORD") ?? Infinity;
  const isSure = PLAINLY_CHOSEN.test(value) || MIXED.test(value);
  if (apart <= (isSure ? MOST_APART_OF_SURE : MOST_APART)) return true;
  if (labels.has("PIN")) return /\p{Ll}/u.test(value) && /\d/.test(value);
  if (isSure && isToldBefore(folded, start)) return true;
  return PLAINLY_CHOSEN.test(value) && LOGIN_WORDS.test(wordsAround(folded, { start, value }));
}

function detect(input: DetectionInput): Candidate[] {
  return /[\d!#$%&*@_+]/.test(input.text) ? passwords(numberedText(input)) : [];
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
      { text: "anyone has the wifi pass?\nits Chole@Bhature99", finds: ["Chole@Bhature99"] },
      { text: "the admin pw on the sticker is mV8kq2Rz", finds: ["mV8kq2Rz"] },
      {
        text: "user,pass\njoana88,Girassol!4\nkarl_b,n3belhorn?",
        finds: ["Girassol!4", "n3belhorn?"],
      },
    ],
    false: ["Das Kennwort ist zu kurz, mindestens 12 Zeichen.", "Salasana vaihdettiin 2024."],
  },
};
