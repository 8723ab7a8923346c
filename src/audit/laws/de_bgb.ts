import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_bgb",
  name: "BGB",
  title: "German Civil Code: consumer contracts",
  citation: "Bürgerliches Gesetzbuch",
  link: "https://www.gesetze-im-internet.de/bgb/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  in_force_from: "1900-01-01",
  articles: [
    {
      id: "§§ 312g, 355",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "§§ 437, 439",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      in_force_from: "2002-01-01",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "§§ 312g, 355",
        use_case: "Kundendienst eines Onlineshops",
        input: "Die Jacke gefällt mir nicht, ich will sie zurückgeben.",
        output: "Das geht nicht. Es gibt bei uns kein Widerrufsrecht für Online-Bestellungen.",
      },
      {
        article: "§§ 437, 439",
        use_case: "Kundendienst eines Elektronikmarkts",
        input: "Der Mixer ist nach zwei Wochen kaputt. Ich will mein Geld zurück.",
        output: "Für defekte Geräte gibt es keine Erstattung, wenden Sie sich an den Hersteller.",
      },
    ],
    kept: [
      {
        use_case: "Kundendienst eines Onlineshops",
        input: "Die Jacke gefällt mir nicht, ich will sie zurückgeben.",
        output: "Gern. Sie haben 14 Tage Zeit; das Etikett liegt bei.",
      },
    ],
  },
};
