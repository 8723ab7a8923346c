import { luhn } from "./checks/luhn.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** The label and the number, plain or in its groups; a software version may follow. */
const LABELLED =
  /(?<![\p{L}\p{N}])imei(?:[ -]?(?:no|nr|number|code|nummer|número|numero)\.?|\d)?["'`*]{0,2}(?: (?:is|was|ist|est|es|é|è|jest)(?= )| ?[:：=#]|)\s{0,3}["'`]?(\d{15}|\d{2}([ -])\d{6}\2\d{6}\2\d)(?![\p{L}\p{N}])/giu;

function detect({ text }: DetectionInput): Candidate[] {
  return [...text.matchAll(LABELLED)].flatMap((match): Candidate[] => {
    const number = match[1] ?? "";
    if (!luhn(number.replace(/\D/g, ""))) return [];
    const end = match.index + match[0].length;
    const span = { start: end - number.length, end };
    return [{ kind: "OTHER", type: "IMEI", ...span, confidence: 0.9, validated: true }];
  });
}

/** IMEI: the number of a mobile phone, fourteen digits and a check digit. */
export const detector: Detector = {
  id: "imei",
  source: "3GPP TS 23.003, clause 6.2; https://www.3gpp.org/dynareport/23003.htm",
  detect,
  examples: {
    true: [
      { text: "IMEI: 490154203237518", finds: ["490154203237518"] },
      { text: "The phone's IMEI is 49-015420-323751-8.", finds: ["49-015420-323751-8"] },
    ],
    false: ["IMEI: 490154203237517", "Order 490154203237518 has shipped."],
  },
};
