import type { Candidate, DetectionInput, Detector } from "../detector.ts";

const NUMBER = "(?:1[01]\\d|[1-9]?\\d)";

/** Words after the number that make it an age, in the languages of the patterns. */
const AFTER =
  "[ -]?(?:years?[ -]old|yrs?[ -]old|y\\/o\\b|yo\\b|y\\.o\\.|year-old|years of age|months? old|-?jährige?[nrs]?\\b|Jahre alt|años de edad|anni di età|anos de idade|jaar oud|års?(?: gammal| gammel)|let(?:ni| star)|lat(?=[.,]))";

/** Words before the number that make it an age. */
const BEFORE =
  "(?:\\baged?:? |\\bage(?: of|d|:| is)? |\\bjust turned |\\bI['’]?m (?:now |just )?|\\bI am (?:now |just )?|\\b[Ss]?he (?:is|was) (?:only |just |now )?|\\bthey (?:are|were) (?:only |just |now )?|['’]s age is |\\bAlter: ?|\\bim Alter von |\\bâge ?: |\\bâgée? de |\\bà l['’]âge de |\\bedad:? ?|\\betà:? ?|\\bidade:? ?|\\bleeftijd:? ?|\\bwiek:? ?|\\bålder:? ?|\\balder:? ?)";

const BEFORE_FIRM = new RegExp(
  `(?<=\\baged?:? |\\bage of |\\bage: ?|\\bAge: ?|\\bAGE: ?|\\bturned |\\bturn |\\bturning |['’]ll turn |\\bturns )${NUMBER}(?![\\d.,:%/-]\\d|\\d| ?(?:%|percent|degrees|°|around|into|left|right|of\\b))`,
  "giu",
);
const BY_AFTER = new RegExp(`(?<![\\d.,:/-])${NUMBER}(?=${AFTER})`, "giu");
const BEFORE_CLOSED = new RegExp(
  `(?<=${BEFORE})${NUMBER}(?=[.,;!?)](?:\\s|$)|\\s*$|\\n| (?:and|but|now|today|so|because|who|with|from|living|male|female)\\b(?! \\d))`,
  "giu",
);

/** In Romance languages one has years. */
const HAVING_YEARS = new RegExp(
  `(?<=\\b(?:tengo|tiene|tenía|cumplo|cumplió|a los|tenho|tem|tinha|j['’]ai|il a|elle a|ho|ha|aveva|compie) )${NUMBER}(?= (?:años|anos|ans|anni)\\b(?! de (?:travail|prison|garantie|expérience|experiencia|garantía|experiência|esperienza)))`,
  "giu",
);

/** Things that are "years old" too. */
const OF_THINGS =
  /^[ -]?(?:years?[ -]old|year-old)s? (?:car|house|building|tree|wine|whisky|whiskey|company|bridge|church|castle|laptop|computer|codebase|bug|system|law|tradition|record|software|problem)/iu;

function detect({ text }: DetectionInput): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const [pattern, confidence] of [
    [BY_AFTER, 0.9],
    [BEFORE_FIRM, 0.8],
    [HAVING_YEARS, 0.85],
    [BEFORE_CLOSED, 0.65],
  ] as const) {
    for (const { index, 0: value } of text.matchAll(pattern)) {
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
      { text: "Patient is a 38-year-old male.", finds: ["38"] },
      { text: "I'll turn 52 on Sunday.", finds: ["52"] },
      { text: "I'm 31 y/o.", finds: ["31"] },
      { text: "She retired at the age of 61.", finds: ["61"] },
      { text: "Meine Mutter ist 78 Jahre alt.", finds: ["78"] },
      { text: "Tengo 45 años y vivo en Lima.", finds: ["45"] },
    ],
    false: [
      "I'm 10 minutes late.",
      "The house is a 40 year old building.",
      "Turn 90 degrees to the left.",
      "version 3 of 12",
      "Tengo 3 perros y dos gatos.",
      "She is 5 feet tall.",
    ],
  },
};
