import { languageNumber } from "../../tagging/guess_language.ts";
import type { Candidate, DetectionInput, Detector } from "../detector.ts";
import { eastAsianPersons } from "./east_asian_persons.ts";
import { findNames } from "./find_names.ts";
import { introducedPersons } from "./introduced_persons.ts";
import { isInsideLink } from "./is_inside_link.ts";
import { isPublicFigure } from "./is_public_figure.ts";
import { knownPersons } from "./known_persons.ts";
import { makeTextCoverage } from "./text_coverage.ts";
import { trimPerson } from "./trim_person.ts";

const ENGLISH = languageNumber("en");

function toCandidate(
  span: { readonly start: number; readonly end: number; readonly confidence: number },
  { text, english }: { readonly text: string; readonly english: boolean },
): Candidate {
  const candidate: Candidate = { kind: "PERSON", ...span, validated: false };
  return isPublicFigure(text, { ...span, english }) ? { ...candidate, personal: false } : candidate;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const { names, analysis } = findNames(input);
  const tagged = names
    .filter(({ kind }) => kind === "PERSON")
    .map((name) => ({ ...trimPerson(text, name), confidence: 0.5 + name.confidence / 2 }));
  const introduced = [...introducedPersons(analysis), ...eastAsianPersons(text)];
  const spans = [
    ...knownPersons(analysis).map((span) => ({ ...span, confidence: 0.9 })),
    ...tagged.filter(({ start, end }) => start < end),
    ...introduced.map((span) => ({ ...span, confidence: 0.75 })),
  ];
  const coverage = makeTextCoverage(text.length);
  return spans
    .filter((span) => !isInsideLink(text, span) && coverage.take(span))
    .map((span) => toCandidate(span, { text, english: analysis.language === ENGLISH }))
    .sort((one, other) => one.start - other.start);
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
