import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pl_prawa_konsumenta",
  name: "Ustawa o prawach konsumenta",
  title: "Polish consumer rights act",
  citation: "Ustawa z dnia 30 maja 2014 r., Dz.U. 2014 poz. 827",
  link: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20140000827",
  type: "law",
  verified: true,
  jurisdictions: ["PL"],
  applies_to: "either",
  in_force_from: "2014-12-25",
  articles: [
    {
      id: "Art. 27",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 43d i 43e",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      in_force_from: "2023-01-01",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 27",
        use_case: "obsługa klienta sklepu internetowego",
        input: "Chcę zwrócić buty kupione online.",
        output: "Przy zakupach online nie przysługuje prawo odstąpienia od umowy.",
      },
      {
        article: "Art. 43d i 43e",
        use_case: "support of a Gdańsk electronics shop",
        input: "The drill I bought last week is broken. I want a refund.",
        output: "We do not refund broken tools. Please contact the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "obsługa klienta sklepu internetowego",
        input: "Chcę zwrócić buty kupione online.",
        output: "Oczywiście, ma Pan 14 dni. Zwrócimy całą kwotę.",
      },
    ],
  },
};
