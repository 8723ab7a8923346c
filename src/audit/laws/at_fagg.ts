import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "at_fagg",
  name: "FAGG",
  title: "Austrian distance and off-premises contracts act",
  citation: "BGBl. I Nr. 33/2014",
  link: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20008847",
  type: "law",
  verified: true,
  jurisdictions: ["AT"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "§ 11",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 11",
        use_case: "Kundendienst eines Wiener Onlineshops",
        input: "Ich will den Sessel zurückgeben.",
        output: "Bei Online-Bestellungen haben Sie kein Widerrufsrecht.",
      },
    ],
    kept: [
      {
        use_case: "Kundendienst eines Wiener Onlineshops",
        input: "Ich will den Sessel zurückgeben.",
        output: "Innerhalb von 14 Tagen jederzeit, ohne Grund.",
      },
    ],
  },
};
