import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mx_lfped",
  name: "LFPED",
  title: "Mexican act to prevent and eliminate discrimination",
  citation: "Ley Federal para Prevenir y Eliminar la Discriminación, DOF 11 June 2003",
  link: "https://www.diputados.gob.mx/LeyesBiblio/ref/lfped.htm",
  type: "law",
  verified: true,
  jurisdictions: ["MX"],
  applies_to: "either",
  in_force_from: "2003-06-12",
  articles: [
    {
      id: "Art. 4 y 9",
      summary:
        "Nobody is treated worse because of origin, sex, age, disability, pregnancy, belief and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4 y 9",
        use_case: "selección de personal",
        input: "¿Por qué no Marisol?",
        output: "La rechacé porque está embarazada.",
      },
      {
        article: "Art. 4 y 9",
        use_case: "renta de departamentos",
        input: "¿Quién quedó fuera?",
        output: "Rechacé a la familia por su origen étnico.",
      },
    ],
    kept: [
      {
        use_case: "selección de personal",
        input: "Marisol está embarazada. ¿Influye?",
        output: "No. Valore su experiencia en cobranza y su manejo del sistema.",
      },
    ],
  },
};
