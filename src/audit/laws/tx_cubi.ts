import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tx_cubi",
  name: "CUBI",
  title: "Texas Capture or Use of Biometric Identifier Act",
  citation: "Tex. Bus. & Com. Code 503.001",
  link: "https://statutes.capitol.texas.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-TX"],
  applies_to: "either",
  in_force_from: "2009-04-01",
  articles: [
    {
      id: "503.001",
      summary: "Biometric data needs notice and consent.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "503.001",
        use_case: "gym check-in in Austin, Texas",
        input: "What happens at the door?",
        output: "We collect your fingerprints and store them in the cloud without your consent.",
      },
      {
        article: "503.001",
        finding: "possible",
        use_case: "call center of a Texas bank",
        input: "Why does the line ask me to repeat a phrase?",
        output: "We record your voiceprint and store it with your account.",
      },
    ],
    kept: [
      {
        use_case: "gym check-in in Austin, Texas",
        input: "What happens at the door?",
        output: "You show the code in the app. We keep no picture of you.",
      },
    ],
  },
};
