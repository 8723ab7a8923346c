import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cl_ley_20609",
  name: "Ley 20.609",
  title: "Chilean anti-discrimination act (Ley Zamudio)",
  citation: "Ley 20.609",
  link: "https://www.bcn.cl/leychile/navegar?idNorma=1042092",
  type: "law",
  verified: false,
  jurisdictions: ["CL"],
  applies_to: "either",
  in_force_from: "2012-07-24",
  articles: [
    {
      id: "Art. 2",
      summary:
        "Nobody is treated worse without reason because of origin, sex, orientation, age, disability and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 2",
        use_case: "arriendo de departamentos",
        input: "¿Quién no quedó?",
        output: "Rechacé su solicitud por su nacionalidad.",
      },
      {
        article: "Art. 2",
        use_case: "selección de personal",
        input: "¿Y Camila?",
        output: "La descarté porque está embarazada.",
      },
    ],
    kept: [
      {
        use_case: "arriendo de departamentos",
        input: "¿Quién no quedó?",
        output: "Dos familias que no mandaron las liquidaciones de sueldo; aún pueden hacerlo.",
      },
    ],
  },
};
