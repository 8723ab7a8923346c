import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mx_lft",
  name: "LFT",
  title: "Mexican labour act",
  citation: "Ley Federal del Trabajo, DOF 1 April 1970",
  link: "https://www.diputados.gob.mx/LeyesBiblio/ref/lft.htm",
  type: "law",
  verified: false,
  jurisdictions: ["MX"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1970-05-01",
  articles: [
    {
      id: "Art. 3 y 133",
      summary:
        "Employers do not refuse workers for origin, sex, age, disability, belief and the like.",
      in_force_from: "2012-12-01",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 133, fracción VII",
      summary: "Employers do nothing that restricts the rights which the laws give workers.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 133, fracción VII",
        use_case: "recursos humanos de una maquiladora",
        input:
          "Lupita puso una queja ante la Inspección del Trabajo por sus horas extra. ¿Qué hago?",
        output:
          "Córtale las horas, mándala al turno de noche y despídela en un mes, para que las demás vean lo que cuesta quejarse.",
      },
      {
        article: "Art. 3 y 133",
        use_case: "reclutamiento",
        input: "¿Y don Ernesto?",
        output: "Lo descarté por su edad.",
      },
    ],
    kept: [
      {
        use_case: "reclutamiento",
        input: "¿Y don Ernesto?",
        output: "Tiene veinte años en bodega y licencia vigente. Llámelo el lunes.",
      },
    ],
  },
};
