import { GROUP_WORDS_ENGLISH } from "../../tagging/gazetteer/name_context.ts";
import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { GROUP_WORDS } from "./group_words.ts";

/** Words that name a group only with a capital: in lower case they mean something else. */
const ONLY_CAPITALISED = new Set([
  "pole",
  "polish",
  "turk",
  "kiwi",
  "roma",
  "jain",
  "dane",
  "finn",
  "scot",
  "brit",
  "tory",
  "gop",
  "nordic",
  "pagan",
  "democrat",
  "socialist",
  "thai",
  "caucasian",
]);

/** Common as words of language or cooking rather than of a person's origin. */
const LEFT_OUT = new Set(["separatist", "left-wing", "right-wing", "anarchist", "zionist"]);

const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;
const LONGEST = 3;

const SINGLE = new Set<string>();
const SEVERAL = new Set<string>();

function fill(): void {
  for (const name of [...GROUP_WORDS_ENGLISH.split("|"), ...GROUP_WORDS.split("|")]) {
    if (LEFT_OUT.has(name)) continue;
    (name.includes(" ") ? SEVERAL : SINGLE).add(name);
  }
}

fill();

/** Words near by that say that a person belongs to the group. */
const ABOUT_A_PERSON_BEFORE =
  /(?:\bI(?:['’]m| am| was)|\b(?:she|he)(?:['’]s| is| was)|\bthey are|\bmy|\bour|\bhis|\bher|\bbecause (?:she|he|they)|\b(?:nationality|religion|faith|ethnicity|race|citizenship|party|political (?:views?|opinion))\s*(?:is|:|-)|\bwho (?:is|was)|\bich bin|\bje suis|\bsoy|\bsono|\bsou|\bik ben|\bjestem|\bidentif(?:y|ies) as|\brecord shows|\bstaatsangehörigkeit\s*:|\bnationalité\s*:|\bnacionalidad\s*:)(?: (?:a|an|the|also|originally|half|part|very|devout|practicing|ein|eine|un|une|uma|um))* ?$/iu;
const ABOUT_A_PERSON_AFTER =
  /^s?(?:['’]s)? (?:man|woman|male|female|boy|girl|guy|citizen|national|passport|immigrant|refugee|patient|employee|customer|client|tenant|neighbou?r|colleague|friend|wife|husband|mother|father|family|origin|descent|faith)/iu;

function isGroup(value: string): boolean {
  const lower = value.toLowerCase().replace("’", "'");
  if (SEVERAL.has(lower)) return true;
  for (const form of [lower, lower.replace(/'?s$/u, "")]) {
    if (!SINGLE.has(form)) continue;
    return value[0] !== lower[0] || !ONLY_CAPITALISED.has(form);
  }
  return false;
}

function toCandidate(text: string, start: number, end: number): Candidate {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 24);
  const personal = ABOUT_A_PERSON_BEFORE.test(before) || ABOUT_A_PERSON_AFTER.test(after);
  return { kind: "NRP", start, end, confidence: personal ? 0.9 : 0.7, validated: false, personal };
}

function detect({ text }: DetectionInput): Candidate[] {
  const words = [...text.matchAll(WORD)];
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at++) {
    const start = words[at]!.index;
    for (let count = LONGEST; count > 0; count--) {
      const last = words[at + count - 1];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const value = text.slice(start, end);
      if (value.length > 40 || !isGroup(value)) continue;
      found.push(toCandidate(text, start, end));
      at += count - 1;
      break;
    }
  }
  return found;
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
      { text: "Meine Nachbarin ist Katholikin.", finds: ["Katholikin"] },
    ],
    false: ["Please polish the table.", "The pole is three metres high.", "liberal use of salt"],
  },
};
