import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** A text speaks of driving: without it a license may be a shop's or a program's. */
const DRIVING =
  /(?<!\p{L})(?:a licen[sc]e from|tenant screening|rental|hire car|car hire|test drive|driv(?:er|ers|er['’]s|ing)|dmv|(?:number )?plates?|vehicle|motorists?|policyholder|ssn|date of birth|dob|(?:my|his|her|your|their) licen[sc]e [A-Z\d-]{7,20} (?:was|is) (?:issued|valid|from))(?!\p{L})/iu;
/** Letters and at least six digits, in groups or not. */
const VALUE =
  "((?=(?:[A-Z -]{0,9}\\d){6})[A-Z]{0,2}[ -]?\\d{1,12}(?:[ -]\\d{1,4}){0,4}|(?=[A-Z\\d]{0,10}\\d[A-Z\\d]{0,10}\\d)[A-Z]{2}[A-Z*\\d]{5,12}\\d[A-Z\\d]{0,3})(?![\\p{L}\\p{N}-])";
/** Right behind the word. */
const BESIDE = new RegExp(
  `(?<=\\b[Ll]icen[sc]e(?: is| was|:| #| no\\.?| shown| on file)?:? \\(?)${VALUE}`,
  "gu",
);
/** Whose it is, behind the license that was spoken of. */
const WHOSE = new RegExp(
  `(?<=\\b(?:[Mm]ine|[Hh]is|[Hh]ers|[Yy]ours|\\p{L}{2,16}['’]s) (?:is|was) )${VALUE}`,
  "gu",
);
/** Some words behind it: "a license from Florida, number Y149-780-34-780-0". */
const NUMBERED = new RegExp(
  `(?<=\\b(?:licen[sc]e|permit)\\b[^.\\n]{0,32},? (?:number|no\\.?) )${VALUE}`,
  "gu",
);
const LICENSE = /driv(?:er['’]?s?|ing) licen[sc]e/iu;
/** UTF-16 code units between the license spoken of and the number. */
const REACH = 200;

function detect({ text }: DetectionInput): Candidate[] {
  if (!/licen[sc]e|permit/iu.test(text) || !DRIVING.test(text)) return [];
  const whose = [...text.matchAll(WHOSE)].filter(({ index }) =>
    LICENSE.test(text.slice(Math.max(0, index - REACH), index)),
  );
  return [...text.matchAll(BESIDE), ...text.matchAll(NUMBERED), ...whose]
    .map(({ index, 1: value = "" }) => ({ start: index, end: index + value.length }))
    .sort((one, other) => one.start - other.start)
    .map((span) => ({ kind: "DRIVER_LICENSE", ...span, confidence: 0.7, validated: false }));
}

/** A driver's license that a sentence tells, and no label: "Mine is Y-424-965-512-653". */
export const detector: Detector = {
  id: "mentioned_driver_license",
  source:
    "American Association of Motor Vehicle Administrators, DL/ID card design standard: numbers of states; https://www.aamva.org",
  detect,
  examples: {
    true: [
      {
        text: "The form asks for a driver's license. Mine is Y-424-965-512-653, issued in Maryland.",
        finds: ["Y-424-965-512-653"],
      },
      {
        text: "For the rental we need your licence (D236-768-28-637-0 is on file).",
        finds: ["D236-768-28-637-0"],
      },
      { text: "Policyholder Ann Lee, license RW979965, plate pending.", finds: ["RW979965"] },
    ],
    false: [
      "Your software license 12345678 has expired.",
      "My driver's license is at home, and mine is 3 years old.",
    ],
  },
};
