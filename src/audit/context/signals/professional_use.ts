import { lexicon } from "./lexicon.ts";
import type { Signal } from "./signal.ts";

const STAFF = lexicon(
  [
    "clinician*",
    "physician*",
    "for doctors",
    "for nurses",
    "doctor's assistant",
    "nurse assistant",
    "clinical (?:documentation|decision support|notes?|summar\\p{L}+)",
    "scribe*",
    "ehr",
    "internal",
    "staff",
    "employees only",
    "back[- ]?office",
    "analyst*",
    "underwriter*",
    "agent assist",
    "case worker*",
    "caseworker*",
    "for lawyers",
    "attorneys",
    "paralegal",
    "investigator*",
    "hr team",
    "hr department",
    "discharge summar*",
    "radiolog*",
    "ärzt*",
    "für ärzte",
    "klinische dokumentation",
    "arztbrief*",
    "intern*",
    "mitarbeiter*",
    "pour les médecins",
    "personnel soignant",
    "interne",
    "para médicos",
    "personal sanitario",
    "uso interno",
    "interno",
    "per medici",
    "voor artsen",
    "dla lekarzy",
    "wewnętrzn*",
  ],
  ["医生助手", "内部", "医師向け", "社内", "의료진", "내부"],
);

export const signal: Signal = {
  id: "professional_use",
  description: "The use case is meant for trained staff and not for the public.",
  detect({ use_case }) {
    if (use_case.search(STAFF) < 0) return [];
    const tags = ["professional_use"];
    return [{ side: "input", tags, severity: "low", certainty: 0.8, start: 0, end: 0 }];
  },
  examples: {
    true: [
      { use_case: "clinical documentation assistant for physicians" },
      { use_case: "Doctor's scribe" },
    ],
    false: [{ use_case: "patient-facing chatbot" }],
  },
};
