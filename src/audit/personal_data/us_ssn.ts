import { maySpeak } from "./checks/may_speak.ts";
import { hasContext, textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** Behind a state's two letters, five digits and four are a ZIP code. */
const SSN =
  /(?<![\w-]|\d[.,])(?!(?<=\b[A-Z]{2} )\d{5}-\d{4})\d{3}([-. \u2010-\u2013]?)\d{2}([-. \u2010-\u2013]?)\d{4}(?![\w-]|[.,]\d)/g;

const CONTEXT = makeWordList([
  "ssn",
  "ssns",
  "ssn#",
  "social security*",
  "soc sec",
  "social",
  "ss#",
  "ss no",
  "seguro social",
  "número de seguro social",
]);

const TAXPAYER = makeWordList(["itin*", "individual taxpayer*"]);

const OTHER_NUMBER = makeWordList([
  "order",
  "invoice",
  "ticket",
  "case",
  "part",
  "isbn",
  "tracking",
  "serial",
  "sku",
  "model",
  "ref*",
  "phone",
  "tel",
  "zip",
]);

/** Numbers that were published in advertisements and never stand for their holder again. */
const PUBLISHED: ReadonlySet<string> = new Set(["078051120", "219099999", "457555462"]);

/**
 * Whether the number can have been issued: no area 000, 666 or 900 to 999, no group 00, no serial
 * 0000.
 */
function isIssuable(digits: string): boolean {
  return !/^(?:000|666|9)|^.{3}00|0000$/.test(digits);
}

function rate(written: string, digits: string, signs: { known: boolean; other: boolean }): number {
  if (/^(\d)\1*$/.test(digits)) return 0;
  const grouped = /^\d{3}([- \u2010-\u2013.])\d{2}\1\d{4}$/.test(written);
  const hyphenated = /^\d{3}[-\u2010-\u2013]\d{2}[-\u2010-\u2013]\d{4}$/.test(written);
  if (signs.known) return isIssuable(digits) ? 0.95 : 0.7;
  if (signs.other) return hyphenated ? 0.4 : 0.1;
  if (!isIssuable(digits)) return hyphenated ? 0.4 : 0;
  return hyphenated ? 0.85 : grouped ? 0.4 : 0.1;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\d{2}/.test(text)) return [];
  const found: Candidate[] = [];
  const speaks = maySpeak(input, CONTEXT);
  const speaksOtherwise = maySpeak(input, OTHER_NUMBER);
  for (const match of text.matchAll(SSN)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const digits = match[0].replace(/\D/g, "");
    // The same digits in the ranges from 9 are a taxpayer's number where the text says so.
    if (digits.startsWith("9") && hasContext(text, TAXPAYER, span)) continue;
    const known = speaks && hasContext(text, CONTEXT, span);
    const other = !known && speaksOtherwise && OTHER_NUMBER.test(textBefore(text, span.start, 25));
    const confidence = rate(match[0], digits, { known, other });
    if (confidence === 0) continue;
    found.push({
      kind: "SSN",
      type: "US_SSN",
      ...span,
      confidence,
      validated: false,
      jurisdiction: "US",
      ...(PUBLISHED.has(digits) ? { personal: false } : {}),
    });
  }
  return found;
}

/** Social Security numbers of the United States; without hyphens only where a word names them. */
export const detector: Detector = {
  id: "us_ssn",
  source: "Social Security Administration, https://www.ssa.gov/employer/randomization.html",
  detect,
  examples: {
    true: [
      { text: "My SSN is 536-32-3065.", finds: ["536-32-3065"] },
      { text: "social security number 536323065", finds: ["536323065"] },
      { text: "It is 550 53 3582, my social security no", finds: ["550 53 3582"] },
      { text: "846-15-5715", finds: ["846-15-5715"] },
    ],
    false: [
      "order 536-32-30651",
      "000-12-3456",
      "call 415-555-0132",
      "1.536-32-3065-2",
      "2023-10-2023",
      "ZIP 12345-6789",
    ],
  },
};
