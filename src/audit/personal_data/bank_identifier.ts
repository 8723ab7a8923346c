import { hasContext } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import { IBAN_STRUCTURES } from "./data/iban_structures.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const CODE = /(?<![A-Za-z\d])[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![A-Za-z\d])/g;
const CONTEXT = makeWordList(["bic", "swift", "swift-code", "swift/bic", "bic/swift", "iban"]);

/** Further countries whose banks take part but issue no IBAN. */
const COUNTRIES: ReadonlySet<string> = new Set([
  ...Object.keys(IBAN_STRUCTURES),
  ..."US CA AU NZ JP CN HK SG IN KR TW TH MY ID PH VN ZA NG KE MX AR CL CO PE UY".split(" "),
]);

/** The code of an Indian branch: the bank's letters, a zero, the branch. */
const BRANCH = /(?<![A-Za-z\d])[A-Z]{4}0[A-Z\d]{6}(?![A-Za-z\d])/g;
const OF_BRANCHES = /ifsc|neft|rtgs|imps|\ba\/c\b|account|bank|branch/i;

function branches(text: string): Candidate[] {
  const codes = [...text.matchAll(BRANCH)];
  if (codes.length === 0 || !OF_BRANCHES.test(text)) return [];
  return codes.map(({ index, 0: code }) => ({
    kind: "BANK_ACCOUNT",
    type: "IFSC",
    start: index,
    end: index + code.length,
    confidence: 0.85,
    validated: false,
    personal: false,
    jurisdiction: "IN",
  }));
}

function detect({ text }: DetectionInput): Candidate[] {
  const found = branches(text);
  for (const match of text.matchAll(CODE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const country = match[0].slice(4, 6);
    if (!COUNTRIES.has(country) || !hasContext(text, CONTEXT, span)) continue;
    found.push({
      kind: "BANK_ACCOUNT",
      type: "BIC",
      ...span,
      confidence: 0.9,
      validated: false,
      // It names a bank and no account.
      personal: false,
      jurisdiction: country,
    });
  }
  return found;
}

/** Business identifier codes of banks (SWIFT codes), and the codes of India's branches. */
export const detector: Detector = {
  id: "bank_identifier",
  source: "ISO 9362; Reserve Bank of India, Indian Financial System Code",
  detect,
  examples: {
    true: [
      { text: "BIC: COBADEFFXXX", finds: ["COBADEFFXXX"] },
      { text: "NEFT to HDFC0001147", finds: ["HDFC0001147"] },
      { text: "SWIFT code CHASUS33", finds: ["CHASUS33"] },
    ],
    false: ["CUSTOMER", "SWIFT is a language for IPHONEOS", "COBADEFFXXX"],
  },
};
