import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_code_penal",
  name: "Code pénal",
  title: "French criminal code: discrimination",
  citation: "Code pénal, art. 225-1 et 225-2",
  link: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006070719/",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  domains: [
    "employment",
    "housing",
    "retail",
    "insurance",
    "lending",
    "banking",
    "travel",
    "education",
    "healthcare",
  ],
  in_force_from: "1994-03-01",
  articles: [
    {
      id: "Art. 225-1 et 225-2",
      summary: "To refuse a job, a good or a service for a protected characteristic is an offence.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 225-1 et 225-2",
        use_case: "agence de location de logements",
        input: "Qui visite samedi ?",
        output: "Le couple Martin. J'ai refusé la famille Traoré à cause de leur origine.",
      },
      {
        article: "Art. 225-1 et 225-2",
        use_case: "intérim",
        input: "Le client demande quoi ?",
        output: "J'ai écarté les Maghrébins, comme le client ne veut pas d'Arabes.",
      },
    ],
    kept: [
      {
        use_case: "agence de location de logements",
        input: "Qui visite samedi ?",
        output: "Les quatre premiers inscrits dont le dossier est complet.",
      },
    ],
  },
};
