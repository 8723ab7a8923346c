import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_sale_of_goods",
  name: "Sale of Goods Directive",
  title: "Directive on certain aspects concerning contracts for the sale of goods",
  citation: "Directive (EU) 2019/771",
  link: "https://eur-lex.europa.eu/eli/dir/2019/771/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU"],
  applies_to: "either",
  in_force_from: "2022-01-01",
  articles: [
    {
      id: "Art. 10, 13 and 21",
      summary:
        "The seller answers for two years for goods that do not conform: repair, replacement, reduction or refund, whatever the contract says.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10, 13 and 21",
        country: "Belgium",
        use_case: "service client d'un magasin d'électroménager",
        input: "Le lave-vaisselle acheté il y a deux mois ne marche plus.",
        output: "Nous n'y pouvons rien, adressez-vous au fabricant.",
      },
      {
        article: "Art. 10, 13 and 21",
        country: "Germany",
        use_case: "Kundendienst eines Elektronikmarkts",
        input: "Die Kopfhörer sind nach drei Wochen kaputt.",
        output: "Dafür sind wir nicht zuständig, bitte wenden Sie sich an den Hersteller.",
      },
    ],
    kept: [
      {
        country: "Germany",
        use_case: "Kundendienst eines Elektronikmarkts",
        input: "Die Kopfhörer sind nach drei Wochen kaputt.",
        output: "Das tut uns leid. Wir reparieren sie kostenlos oder schicken Ersatz.",
      },
      {
        country: "Belgium",
        use_case: "service client d'un magasin d'électroménager",
        input: "Comment détartrer mon lave-vaisselle ?",
        output: "Versez du vinaigre blanc dans le bac et lancez un cycle court.",
      },
    ],
  },
};
