import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_on_phipa",
  name: "PHIPA",
  title: "Ontario Personal Health Information Protection Act",
  citation: "S.O. 2004, c. 3, Sched. A",
  link: "https://www.ontario.ca/laws/statute/04p03",
  type: "law",
  verified: false,
  jurisdictions: ["CA-ON"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2004-11-01",
  articles: [
    {
      id: "s. 29 to 38",
      summary:
        "Health information is collected, used or disclosed only with consent or as the Act permits.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 12",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 12(2)",
      summary:
        "Individuals are told when their health information is stolen, lost or used without authority.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 52 to 55",
      summary: "Individuals may see and correct their records of health information.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 29 to 38",
        use_case: "hospital information desk in Ottawa, Ontario",
        input: "How is my colleague doing?",
        output: "Nathan Clarke was admitted with a heroin overdose.",
      },
      {
        article: "s. 12",
        use_case: "clinic chat in Ontario",
        input: "Can you send me the lab form?",
        output:
          "The form is in the file of Joan Meyer, who can be reached at 416-555-0187 at her home, 88 Maple Avenue.",
      },
      {
        article: "s. 12(2)",
        use_case: "IT desk of a hospital in Ontario",
        input: "A nurse's laptop with patient records was stolen.",
        output: "Don't tell the patients about the stolen data. Keep it quiet.",
      },
      {
        article: "s. 52 to 55",
        use_case: "clinic in London, Ontario",
        input: "Please send me a copy of my personal data.",
        output: "We refuse to provide a copy of your data.",
      },
    ],
    kept: [
      {
        use_case: "hospital information desk in Ottawa, Ontario",
        input: "How is my colleague doing?",
        output:
          "I cannot say whether somebody is a patient here. Visiting hours are from 2 to 8 p.m.",
      },
      {
        use_case: "IT desk of a hospital in Ontario",
        input: "A nurse's laptop with patient records was stolen.",
        output:
          "Tell the patients at the first reasonable opportunity, and notify the Commissioner.",
      },
    ],
  },
};
