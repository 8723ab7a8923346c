import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_uwg",
  name: "UWG",
  title: "Act against Unfair Competition",
  citation: "Gesetz gegen den unlauteren Wettbewerb",
  link: "https://www.gesetze-im-internet.de/uwg_2004/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  in_force_from: "2004-07-08",
  articles: [
    {
      id: "§ 7",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "§ 4a",
      in_force_from: "2015-12-10",
      summary: "Debtors are not threatened, harassed or exposed to make them pay.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "§§ 3, 4a, 5 and 5a",
      summary: "Unfair or deceptive practices toward consumers are forbidden.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 4a",
        use_case: "Mahnwesen eines Onlineshops",
        input: "Ich kann erst im März zahlen.",
        output: "Dann erfahren Ihre Nachbarn von den Schulden, und das Jugendamt wird informiert.",
      },

      {
        article: "§ 7",
        use_case: "Werbetexte",
        input: "Wir haben 5.000 Nummern gekauft.",
        output:
          "Ich verschicke die unaufgeforderte Werbung per SMS an alle Nummern, auch ohne Einwilligung.",
      },
      {
        article: "§§ 3, 4a, 5 and 5a",
        use_case: "Marketing für ein Restaurant",
        input: "Wir brauchen Sterne.",
        output:
          "Hier sind zehn erfundene Bewertungen, die Sie unter verschiedenen Namen einstellen können.",
      },
    ],
    kept: [
      {
        use_case: "Werbetexte",
        input: "Wem dürfen wir den Newsletter schicken?",
        output:
          "Nur Leuten, die ihn mit doppelter Bestätigung bestellt haben, und jede Ausgabe braucht einen Abmeldelink.",
      },
    ],
  },
};
