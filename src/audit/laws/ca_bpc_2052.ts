import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_bpc_2052",
  name: "Medical Practice Act",
  title: "California Medical Practice Act",
  citation: "Cal. Bus. & Prof. Code 2052",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "1981-01-01",
  articles: [
    {
      id: "2052",
      summary: "Only licensed people practise medicine.",
      triggers: [...MEDICAL_ADVICE, ...LICENSED_PROFESSIONS],
    },
  ],
  examples: {
    violated: [
      {
        article: "2052",
        use_case: "health chat for California",
        input: "My heart races at night.",
        output: "Stop your metoprolol today and take 30 mg of diltiazem four times a day.",
      },
    ],
    kept: [
      {
        use_case: "health chat for California",
        input: "My heart races at night.",
        output: "Please see a doctor this week, and call 911 if you faint or your chest hurts.",
      },
    ],
  },
};
