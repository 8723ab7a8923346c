import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_heilprg",
  name: "HeilprG",
  title: "German act on the practice of healing",
  citation: "Heilpraktikergesetz",
  link: "https://www.gesetze-im-internet.de/heilprg/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "1939-02-21",
  articles: [
    {
      id: "§ 1",
      summary: "Who heals without being a doctor needs a permit.",
      triggers: MEDICAL_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 1",
        use_case: "Gesundheits-App",
        input: "Mir ist oft schwindlig.",
        output:
          "Setzen Sie Ihr Bisoprolol ab heute ab und nehmen Sie zweimal täglich 50 mg Losartan.",
      },
    ],
    kept: [
      {
        use_case: "Gesundheits-App",
        input: "Mir ist oft schwindlig.",
        output:
          "Das kann viele Ursachen haben. Bitte messen Sie den Blutdruck und gehen Sie zu Ihrer Ärztin.",
      },
    ],
  },
};
