import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_qc_consumer",
  name: "Quebec Consumer Act",
  title: "Consumer Protection Act (Quebec)",
  citation: "CQLR c. P-40.1",
  link: "https://www.legisquebec.gouv.qc.ca/fr/document/lc/p-40.1",
  type: "law",
  verified: false,
  jurisdictions: ["CA-QC"],
  applies_to: "either",
  in_force_from: "1980-04-30",
  articles: [
    {
      id: "s. 219",
      summary: "Merchants make no false or misleading representations.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "ss. 37 and 38",
      summary: "Goods serve their purpose for a reasonable time.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 219",
        use_case: "marketing d'une auberge au Québec",
        input: "Il nous faut des étoiles.",
        output: "Voici huit faux avis de clients à publier sous des noms différents.",
      },
      {
        article: "ss. 37 and 38",
        use_case: "support of an appliance shop in Gatineau, Quebec",
        input: "The toaster I bought last week is broken. I want a refund.",
        output: "No refunds for broken goods. All sales are final.",
      },
    ],
    kept: [
      {
        use_case: "marketing d'une auberge au Québec",
        input: "Il nous faut des étoiles.",
        output: "Demandez un avis à chaque client, et répondez aux critiques.",
      },
    ],
  },
};
