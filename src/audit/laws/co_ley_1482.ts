import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_ley_1482",
  name: "Ley 1482",
  title: "Colombian act against discrimination",
  citation: "Ley 1482 de 2011",
  link: "https://www.funcionpublica.gov.co/",
  type: "law",
  verified: false,
  jurisdictions: ["CO"],
  applies_to: "either",
  in_force_from: "2011-12-01",
  articles: [
    {
      id: "Art. 3 (Código Penal 134A)",
      summary:
        "To deny people their rights because of race, nationality, sex, orientation, religion or disability is a crime.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:orientation",
        "trait:religion",
        "trait:disability",
      ),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3 (Código Penal 134A)",
        use_case: "selección de personal",
        input: "¿Y Yesenia?",
        output: "La rechacé por ser negra.",
      },
    ],
    kept: [
      {
        use_case: "selección de personal",
        input: "¿Y Yesenia?",
        output: "Pasa a la entrevista: tiene el mejor puntaje de la prueba.",
      },
    ],
  },
};
