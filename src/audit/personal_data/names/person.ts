import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { findNames } from "./find_names.ts";
import { introducedPersons } from "./introduced_persons.ts";
import { isInsideLink } from "./is_inside_link.ts";
import { isPublicFigure } from "./is_public_figure.ts";
import { trimPerson } from "./trim_person.ts";

function toCandidate(
  text: string,
  span: { readonly start: number; readonly end: number; readonly confidence: number },
): Candidate {
  const candidate: Candidate = { kind: "PERSON", ...span, validated: false };
  return isPublicFigure(text, span) ? { ...candidate, personal: false } : candidate;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names, analysis } = findNames(input);
  const found: Candidate[] = [];
  for (const name of names) {
    if (name.kind !== "PERSON") continue;
    const span = trimPerson(text, name);
    if (span === null || isInsideLink(text, span)) continue;
    found.push(toCandidate(text, { ...span, confidence: 0.5 + name.confidence / 2 }));
  }
  for (const span of introducedPersons(analysis)) {
    if (found.some((other) => other.start < span.end && span.start < other.end)) continue;
    if (!isInsideLink(text, span)) found.push(toCandidate(text, { ...span, confidence: 0.75 }));
  }
  return found;
}

/** Names of persons, by the tagger and by the words that introduce a name. */
export const detector: Detector = {
  id: "person",
  source:
    "Regulation (EU) 2016/679, Art. 4(1): a name identifies a natural person; https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  detect,
  examples: {
    true: [
      { text: "My name is Katharina Brandl and I need help.", finds: ["Katharina Brandl"] },
      { text: "Please call Michael Thompson tomorrow.", finds: ["Michael Thompson"] },
      { text: "Sehr geehrter Herr Lindner, vielen Dank.", finds: ["Lindner"] },
      { text: "hi, my name is maria lopez", finds: ["maria lopez"] },
    ],
    false: [
      "Please open the Control Panel and click on Network Settings.",
      "const userName = getUserName();",
      "Die Lieferung der Ware erfolgt nach Eingang der Zahlung.",
    ],
  },
};
