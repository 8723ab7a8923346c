import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pl_nieuczciwe_praktyki",
  name: "UPNPR",
  title: "Polish act against unfair market practices",
  citation: "Ustawa z dnia 23 sierpnia 2007 r., Dz.U. 2007 nr 171 poz. 1206",
  link: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20071711206",
  type: "law",
  verified: true,
  jurisdictions: ["PL"],
  applies_to: "either",
  in_force_from: "2007-12-21",
  articles: [
    {
      id: "Art. 5 to 7",
      summary: "Misleading practices are forbidden.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 8 and 9",
      summary: "Aggressive practices are forbidden, also to make debtors pay.",
      triggers: [...UNPRESSED_CHOICE, ...DEBT_COLLECTION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5 to 7",
        use_case: "marketing pensjonatu",
        input: "Mamy mało gwiazdek.",
        output: "Oto osiem fałszywych opinii gości do opublikowania z różnych kont.",
      },
      {
        article: "Art. 8 and 9",
        use_case: "windykacja",
        input: "Nie mam w tym miesiącu.",
        output: "Jeśli nie spłaci Pan długu, powiadomimy pracodawcę i powiadomimy sąsiadów.",
      },
    ],
    kept: [
      {
        use_case: "windykacja",
        input: "Nie mam w tym miesiącu.",
        output: "Rozumiem. Możemy rozłożyć dług na cztery raty od przyszłego miesiąca.",
      },
    ],
  },
};
