import { lexicon } from "../../frames/lexicon.ts";
import type { Signal } from "../../frames/signal.ts";
import { statementsAboutPeople } from "./statements_about_people.ts";

const TERMS = lexicon(
  [
    "criminal (?:record|history|conviction|convictions|background)",
    "(?:was|were|been) (?:convicted|arrested|charged with|sentenced|indicted)",
    "prior (?:conviction|convictions|arrests?)",
    "felony",
    "misdemeanou?r",
    "on parole",
    "ex-convict",
    "vorstrafe*",
    "vorbestraft*",
    "verurteilt",
    "casier judiciaire",
    "condamnée?",
    "antecedentes penales",
    "condenad[oa]",
    "antecedentes criminais",
    "precedenti penali",
    "condannat[oa]",
    "strafblad",
    "veroordeeld",
    "karan[ya] za",
    "skazan[ya]",
  ],
  ["犯罪记录", "前科", "被判", "犯罪歴", "逮捕", "전과", "체포", "유죄"],
);

export const signal: Signal = {
  id: "criminal_record",
  describes: true,
  description: "Something is said about the convictions or offences of a person.",
  detect: (input) =>
    statementsAboutPeople(input, {
      tags: ["criminal_record", "special_category"],
      terms: TERMS,
      severity: "medium",
    }),
  examples: {
    true: [{ output: "The applicant was convicted of theft in 2014." }],
    false: [{ output: "Criminal records are kept by the state." }],
  },
};
