import { hasContext } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NUMBER = /(?<![\p{L}\p{N}.-])\d{4}(-?)\d{4}\1\d(?![\p{L}\p{N}-]|\.\d)/gu;
const MAYBE = /\d{4}-?\d{4}-?\d/;
const CONTEXT = makeWordList(["routing*", "aba", "rtn", "transit number", "bank*", "wire*", "ach"]);
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Federal Reserve prefixes and the weighted sum modulo 10. */
function isRoutingNumber(digits: string): boolean {
  const prefix = Number(digits.slice(0, 2));
  if (!(prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72))) {
    return false;
  }
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === 0 && !/^0+$/.test(digits);
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const found: Candidate[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isRoutingNumber(match[0].replaceAll("-", ""))) continue;
    const named = hasContext(text, CONTEXT, span);
    found.push({
      kind: "BANK_ACCOUNT",
      type: "US_ABA_ROUTING",
      ...span,
      confidence: named ? 0.95 : match[1] === "-" ? 0.55 : 0.3,
      validated: true,
      jurisdiction: "US",
    });
  }
  return found;
}

/** Routing transit numbers of banks in the United States. */
export const detector: Detector = {
  id: "us_bank_routing",
  source: "American Bankers Association, Routing Number Policy",
  detect,
  examples: {
    true: [
      { text: "routing number 121000358", finds: ["121000358"] },
      { text: "3222-7162-7", finds: ["3222-7162-7"] },
    ],
    false: ["121000358", "routing number 121000359", "routing number 555555555", "121000358.5"],
  },
};
