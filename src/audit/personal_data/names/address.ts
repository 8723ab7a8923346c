import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { addressesByRule } from "./addresses_by_rule.ts";
import { findNames } from "./find_names.ts";
import { joinAddresses, postcodesBehindCities } from "./join_addresses.ts";
import { isInsideLink } from "./is_inside_link.ts";
import { makeTextCoverage } from "./text_coverage.ts";

/** Words that stand in sentences and in no address. */
const IN_TALK =
  /\b(?:for|and|or|but|with|her|his|my|your|our|their|that|this|is|are|was|were|if|when|per|than)\b/iu;

/** Without a word, only a number or what has the form of a postal code: no sums, grids or code. */
const WORDLESS = /^\P{L}+$/u;
const POSTAL_CODE = /^\d{1,6}(?:[ -]\d{2,4})?$/u;
/** Four words in a row without a capital, in what has some, are a sentence. */
const SENTENCE = /(?<!\p{L})(?:\p{Ll}{3,} ){3}\p{Ll}{3,}(?!\p{L})/u;
/** Numbers in a row of numbers: "997 lub 998". */
const NUMBERS = /^\d{1,6} \p{Ll}{1,4} \d{1,6}$/u;
/** A drug and its dose are written like a street and its number: "Omeprazole 20mg". */
const DOSE = /\d ?(?:mg|mcg|µg|ml)\b/iu;

/** Words before an address that make it the place of a business or an institution. */
const OF_A_BUSINESS =
  /\b(?:office|headquarters?|headquartered|hq|branch|store|shop|restaurant|hotel|hospital|clinic|library|museum|school|university|station|warehouse|court|embassy|registered (?:office|at)|company|firm|firmensitz|sitz|zentrale|geschäftsstelle|filiale|siège|société|sede|azienda|empresa|vestiging|bedrijf|siedziba|spółka)\b[^.!?\n]{0,48}$/iu;

/** Words before an address that make it somebody's home. */
const OF_A_PERSON =
  /\b(?:i|my|me|we|our home|lives?|living|residing|resides|home|he|she|his|her|patient|customer|wohne|wohnt|wohnhaft|habite|vivo|vive|abito|moro|woon|mieszkam|mieszka|bor)\b[^.!?\n]{0,40}$/iu;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

function toCandidate(text: string, { start, end, confidence }: Span): Candidate {
  const before = text.slice(Math.max(0, start - 64), start);
  const business = OF_A_BUSINESS.test(before) && !OF_A_PERSON.test(before);
  const address: Candidate = { kind: "ADDRESS", start, end, confidence, validated: false };
  return business ? { ...address, personal: false } : address;
}

/** Tagger and forms each may see only a part of an address: what overlaps is one. */
function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = united.at(-1);
    if (last === undefined || span.start >= last.end) {
      united.push(span);
      continue;
    }
    const confidence = Math.max(last.confidence, span.confidence);
    united[united.length - 1] = { ...last, end: Math.max(last.end, span.end), confidence };
  }
  return united;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names } = findNames(input);
  const tagged = joinAddresses(text, names).filter(({ start, end }) => {
    const value = text.slice(start, end);
    if (WORDLESS.test(value) && !POSTAL_CODE.test(value)) return false;
    if (SENTENCE.test(value) && /\p{Lu}/u.test(value)) return false;
    if (NUMBERS.test(value)) return false;
    if (DOSE.test(text.slice(start, end + 8))) return false;
    if (!/[\s\p{Lo}]/u.test(value) && /\p{L}/u.test(value)) return false;
    return /\d/u.test(value) && (/\p{Lu}|\p{Lo}/u.test(value) || !IN_TALK.test(value));
  });
  const ruled = addressesByRule(text).map((span) => ({ ...span, confidence: 0.5 }));
  const coverage = makeTextCoverage(text.length);
  return [...unite([...tagged, ...ruled]), ...postcodesBehindCities(text, names)]
    .filter((span) => !isInsideLink(text, span) && coverage.take(span))
    .map((span) => toCandidate(text, { ...span, confidence: 0.5 + span.confidence / 2 }))
    .sort((one, other) => one.start - other.start);
}

/** Postal addresses: by the tagger, and by the forms of the main countries. */
export const detector: Detector = {
  id: "address",
  source:
    "Universal Postal Union, S42 International postal address components and templates; https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions",
  detect,
  examples: {
    true: [
      {
        text: "Ship it to 742 Evergreen Terrace, Springfield, OR 97403 please.",
        finds: ["742 Evergreen Terrace, Springfield, OR 97403"],
      },
      {
        text: "Ich wohne in der Lindenstraße 12, 50674 Köln.",
        finds: ["Lindenstraße 12, 50674 Köln"],
      },
    ],
    false: [
      "I waited 15 minutes on the road.",
      "Chapter 12, verse 4",
      "Order 10115 shipped.",
      "Mike finishes reading his book in 200 ÷ 10 = 20 days.",
    ],
  },
};
