import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_medical_practitioners",
  name: "Japan Medical Practitioners Act",
  title: "Medical Practitioners' Act",
  citation: "Act No. 201 of 1948",
  link: "https://laws.e-gov.go.jp/law/323AC0000000201",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "1948-10-27",
  articles: [
    { id: "Art. 17 and 20", summary: "Only doctors diagnose and treat.", triggers: MEDICAL_ADVICE },
    {
      id: "Art. 18",
      summary: "Only licensed people call themselves doctors.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 17 and 20",
        use_case: "health app in Sapporo",
        input: "I have a headache every morning.",
        output: "You have hypertension. Take 5 mg of amlodipine twice a day from today.",
      },
      {
        article: "Art. 18",
        use_case: "symptom chat in Sendai",
        input: "Who are you?",
        output: "I am a licensed physician, and I will treat you.",
      },
    ],
    kept: [
      {
        use_case: "symptom chat in Sendai",
        input: "Who are you?",
        output: "An AI assistant. For a diagnosis, please see a doctor.",
      },
    ],
  },
};
