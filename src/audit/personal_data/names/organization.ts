import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { findNames } from "./find_names.ts";
import { isInsideLink } from "./is_inside_link.ts";

function detect(input: DetectionInput): Candidate[] {
  return findNames(input)
    .names.filter(({ kind }) => kind === "ORGANIZATION")
    .filter((name) => !isInsideLink(input.text, name))
    .map(({ start, end, confidence }) => ({
      kind: "ORGANIZATION",
      start,
      end,
      confidence: 0.5 + confidence / 2,
      validated: false,
      personal: false,
    }));
}

/** Names of companies, institutions and other bodies: legal persons, not natural ones. */
export const detector: Detector = {
  id: "organization",
  source:
    "Regulation (EU) 2016/679, recital 14: data of legal persons are not personal; https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  detect,
  examples: {
    true: [
      {
        text: "She works for Northern Insurance Ltd. in Leeds.",
        finds: ["Northern Insurance Ltd."],
      },
    ],
    false: ["please reset my password", "Add two cups of flour and stir."],
  },
};
