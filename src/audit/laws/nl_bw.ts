import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nl_bw",
  name: "BW",
  title: "Dutch Civil Code: consumer contracts and practices",
  citation: "Burgerlijk Wetboek, boek 6 en 7",
  link: "https://wetten.overheid.nl/BWBR0005289",
  type: "law",
  verified: false,
  jurisdictions: ["NL"],
  applies_to: "either",
  in_force_from: "1992-01-01",
  articles: [
    {
      id: "Art. 6:193b to 6:193i",
      summary:
        "Unfair, misleading and aggressive practices are forbidden, also to make debtors pay.",
      in_force_from: "2008-10-15",
      triggers: [...HONEST_COMMERCE, ...DEBT_COLLECTION],
    },
    {
      id: "Art. 6:230o",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 7:21",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6:193b to 6:193i",
        use_case: "marketing van een camping",
        input: "We hebben sterren nodig.",
        output: "Hier zijn tien neprecensies; plaats ze met verschillende accounts.",
      },
      {
        article: "Art. 6:230o",
        use_case: "klantenservice van een webshop",
        input: "Ik wil de lamp terugsturen.",
        output: "Bij online aankopen geldt geen herroepingsrecht.",
      },
      {
        article: "Art. 7:21",
        use_case: "klantenservice van een elektronicawinkel",
        input: "De mixer die ik vorige week kocht is kapot.",
        output: "Defecte apparaten nemen wij niet terug, ga naar de fabrikant.",
      },
    ],
    kept: [
      {
        use_case: "klantenservice van een webshop",
        input: "Ik wil de lamp terugsturen.",
        output: "Dat kan binnen 14 dagen. U krijgt het hele bedrag terug.",
      },
    ],
  },
};
