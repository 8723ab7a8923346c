import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
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
  ],
  examples: {
    violated: [
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
