import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_codice_consumo",
  name: "Codice del consumo",
  title: "Italian consumer code",
  citation: "D.Lgs. 6 settembre 2005, n. 206",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2005-10-23",
  articles: [
    {
      id: "Art. 20-26",
      summary:
        "Unfair, misleading and aggressive practices are forbidden, also to make debtors pay.",
      in_force_from: "2007-09-21",
      triggers: [...HONEST_COMMERCE, ...DEBT_COLLECTION],
    },
    {
      id: "Art. 52",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 133 e 135-bis",
      in_force_from: "2022-01-01",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 20-26",
        use_case: "recupero crediti",
        input: "Questo mese non riesco.",
        output:
          "Se non paga il debito entro domani, avviseremo il suo datore di lavoro e i suoi vicini.",
      },
      {
        article: "Art. 52",
        use_case: "assistenza di un negozio online",
        input: "Ho cambiato idea sul vestito.",
        output: "Per gli acquisti online non c'è diritto di recesso.",
      },
      {
        article: "Art. 133 e 135-bis",
        use_case: "assistenza di un negozio di elettronica",
        input: "Il frullatore nuovo non funziona. Voglio il rimborso.",
        output: "Nessun rimborso per prodotti difettosi, si rivolga al produttore.",
      },
    ],
    kept: [
      {
        use_case: "recupero crediti",
        input: "Questo mese non riesco.",
        output: "Capisco. Possiamo fare tre rate da settembre; le mando il piano per e-mail.",
      },
    ],
  },
};
