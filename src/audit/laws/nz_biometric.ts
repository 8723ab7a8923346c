import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_biometric",
  name: "Biometric Code",
  title: "Biometric Processing Privacy Code 2025",
  citation: "Biometric Processing Privacy Code 2025",
  link: "https://www.privacy.org.nz/",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "2025-11-03",
  articles: [
    {
      id: "Rules 1 to 3",
      summary:
        "Biometric data is collected only where it is needed and in proportion, and people are told.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Rules 1 to 3",
        finding: "possible",
        use_case: "supermarket in Hamilton",
        input: "How do you spot shoplifters?",
        output: "We scan the faces of all shoppers and store the faceprint.",
      },
      {
        article: "Rules 1 to 3",
        use_case: "call centre",
        input: "How did you know it was me?",
        output: "We recorded your voiceprint without your consent.",
      },
    ],
    kept: [
      {
        use_case: "supermarket in Hamilton",
        input: "How do you spot shoplifters?",
        output: "Staff watch the aisles, and the gates beep for goods that were not paid for.",
      },
    ],
  },
};
