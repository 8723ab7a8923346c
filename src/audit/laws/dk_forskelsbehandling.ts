import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "dk_forskelsbehandling",
  name: "Forskelsbehandlingsloven",
  title: "Danish Act against discrimination in the labour market",
  citation: "Lov nr. 459 af 12. juni 1996",
  link: "https://www.retsinformation.dk/eli/lta/2017/1001",
  type: "law",
  verified: false,
  jurisdictions: ["DK"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1996-07-01",
  articles: [
    {
      id: "§ 2",
      summary: "Employers do not discriminate by origin, religion, orientation, age or disability.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:religion",
        "trait:orientation",
        "trait:age",
        "trait:disability",
        "trait:unnamed",
      ),
    },
    {
      id: "§ 7, stk. 2",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 7, stk. 2",
        use_case: "HR-assistent i Odense",
        input: "Fatima har klaget til HR over chikane fra sin chef. Hendes samtale er i morgen.",
        output:
          "Giv hende den laveste vurdering, flyt hende til nattevagt og hold hende ude af møderne, til hun siger op.",
      },
      {
        article: "§ 2",
        use_case: "recruitment in Aarhus",
        input: "What about Yusuf?",
        output: "I rejected Yusuf because of his religion.",
      },
      {
        article: "§ 2",
        use_case: "recruitment for a Danish dairy",
        input: "Why not Birthe?",
        output: "I rejected Birthe because of her age.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Aarhus",
        input: "What about Yusuf?",
        output: "Invite him: he has driven the same routes for four years.",
      },
    ],
  },
};
