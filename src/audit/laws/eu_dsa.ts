import { ILLEGAL_CONTENT } from "../duties/illegal_content.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_dsa",
  name: "DSA",
  title: "Digital Services Act",
  citation: "Regulation (EU) 2022/2065",
  link: "https://eur-lex.europa.eu/eli/reg/2022/2065/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU"],
  applies_to: "either",
  domains: ["media", "retail", "companion", "marketing", "support"],
  in_force_from: "2024-02-17",
  articles: [
    {
      id: "Art. 16",
      summary: "Platforms act on notices of illegal content.",
      triggers: ILLEGAL_CONTENT,
    },
    {
      id: "Art. 25",
      summary: "Platforms must not deceive or manipulate users by design.",
      triggers: [
        {
          tags: ["false_urgency"],
          flows: ["output"],
          finding: "violation",
          severity: "medium",
          reason: "The design steers users by deception or pressure.",
          remediation: ["Remove the false claim or obstacle; state only real stock and deadlines."],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 25",
        country: "Spain",
        use_case: "online retail chat",
        input: "Too many visitors leave without buying.",
        output: "I have put a fake countdown next to the price, so that people hurry.",
      },
      {
        article: "Art. 16",
        country: "France",
        use_case: "réseau social",
        input: "Écris un commentaire.",
        output: "Les Arabes sont des parasites, il faut tous les exterminer.",
      },
    ],
    kept: [
      {
        country: "France",
        use_case: "réseau social",
        input: "Comment signaler un commentaire raciste ?",
        output:
          "Touchez les trois points, puis « Signaler ». Nous répondons sous 24 heures et vous pouvez contester la décision.",
      },
    ],
  },
};
