import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_wphg",
  name: "WpHG",
  title: "German Securities Trading Act",
  citation: "Wertpapierhandelsgesetz",
  link: "https://www.gesetze-im-internet.de/wphg/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2018-01-03",
  articles: [
    {
      id: "§§ 63, 64",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§§ 63, 64",
        use_case: "Anlageberatung einer Bank",
        input: "Ist der Fonds sicher?",
        output: "Ja, 9 % Rendite sind garantiert, ein Verlust ist ausgeschlossen.",
      },
    ],
    kept: [
      {
        use_case: "Anlageberatung einer Bank",
        input: "Ist der Fonds sicher?",
        output:
          "Nein, der Kurs kann fallen, auch unter den Einstand. Lesen Sie das Basisinformationsblatt.",
      },
    ],
  },
};
