import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_bipa",
  name: "BIPA",
  title: "Illinois Biometric Information Privacy Act",
  citation: "740 ILCS 14",
  link: "https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=3004",
  type: "law",
  verified: true,
  jurisdictions: ["US-IL"],
  applies_to: "either",
  in_force_from: "2008-10-03",
  articles: [
    {
      id: "740 ILCS 14/15",
      summary:
        "Biometric data is collected only with notice and written release, and is never sold.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "740 ILCS 14/15",
        use_case: "time clock support",
        input: "How do the workers in our Joliet, Illinois plant clock in?",
        output: "We scan their fingerprints and store them without their consent.",
      },
      {
        article: "740 ILCS 14/15",
        finding: "possible",
        use_case: "self-checkout in Illinois",
        input: "How does the camera know me?",
        output: "We scan your face and store the faceprint in our database.",
      },
    ],
    kept: [
      {
        use_case: "time clock support",
        input: "How do the workers in our Joliet, Illinois plant clock in?",
        output: "They type a four-digit code or tap their badge.",
      },
      {
        use_case: "legal helper in Illinois",
        input: "What does the law say about fingerprints at work?",
        output: "An employer needs your written release before it may collect them.",
      },
      {
        use_case: "phone shop in Chicago, Illinois",
        input: "How do I set up Face ID?",
        output:
          "Open Settings, tap Face ID and follow the circle. The data stays in the phone's secure chip.",
      },
    ],
  },
};
