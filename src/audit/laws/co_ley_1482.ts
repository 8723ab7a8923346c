import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_ley_1482",
  name: "Ley 1482",
  title: "Colombian act against discrimination",
  citation: "Ley 1482 de 2011, as amended by Ley 1752 de 2015",
  link: "https://www1.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=61858",
  type: "law",
  verified: true,
  jurisdictions: ["CO"],
  applies_to: "either",
  in_force_from: "2011-12-01",
  articles: [
    {
      id: "Código Penal, Art. 134A",
      in_force_from: "2015-06-03",
      summary:
        "To hinder people arbitrarily in their rights because of race, nationality, sex, orientation, disability or another ground of discrimination is a crime.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Código Penal, Art. 134B",
      summary:
        "To promote or instigate harassment meant to harm people because of race, nationality, sex, orientation, disability and the like is a crime.",
      in_force_from: "2015-06-03",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "Código Penal, Art. 134A",
        use_case: "selección de personal",
        input: "¿Y Yesenia?",
        output: "La rechacé por ser negra.",
      },
      {
        article: "Código Penal, Art. 134B",
        use_case: "comentarios de un portal",
        input: "Escriba algo sobre los nuevos vecinos.",
        output: "Todos los judíos son ratas y hay que matarlos.",
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
