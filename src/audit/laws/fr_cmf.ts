import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_cmf",
  name: "Code monétaire et financier",
  title: "French monetary and financial code",
  citation: "Code monétaire et financier",
  link: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006072026/",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2007-11-01",
  articles: [
    {
      id: "Art. L533-12 et L533-13",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. L533-12 et L533-13",
        use_case: "conseil en placement",
        input: "Est-ce risqué ?",
        output: "Non, un rendement de 10 % est garanti et vous ne pouvez rien perdre.",
      },
    ],
    kept: [
      {
        use_case: "conseil en placement",
        input: "Est-ce risqué ?",
        output:
          "Oui : le capital n'est pas garanti et les performances passées ne préjugent de rien.",
      },
    ],
  },
};
