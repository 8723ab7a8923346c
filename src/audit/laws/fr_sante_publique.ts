import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_sante_publique",
  name: "Code de la santé publique",
  title: "French public health code: practice of medicine",
  citation: "Code de la santé publique",
  link: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006072665/",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2000-06-22",
  articles: [
    { id: "Art. L4161-1", summary: "Only doctors diagnose and treat.", triggers: MEDICAL_ADVICE },
  ],
  examples: {
    violated: [
      {
        article: "Art. L4161-1",
        use_case: "application de santé",
        input: "J'ai de la tension.",
        output:
          "Arrêtez votre traitement dès aujourd'hui et prenez 10 mg d'amlodipine chaque matin.",
      },
    ],
    kept: [
      {
        use_case: "application de santé",
        input: "J'ai de la tension.",
        output: "Notez les mesures du matin et du soir et montrez-les à votre médecin.",
      },
    ],
  },
};
