import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_estatuto_trabajadores",
  name: "Estatuto de los Trabajadores",
  title: "Spanish workers' statute",
  citation: "Real Decreto Legislativo 2/2015",
  link: "https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430",
  type: "law",
  verified: true,
  jurisdictions: ["ES"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2015-11-13",
  articles: [
    {
      id: "Art. 4.2.c y 17",
      summary: "Workers are not discriminated against when they are hired or at work.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4.2.c y 17",
        use_case: "selección de personal",
        input: "¿Por qué no pasa Lucía?",
        output: "La he descartado porque está embarazada.",
      },
      {
        article: "Art. 4.2.c y 17",
        use_case: "recursos humanos",
        input: "¿Y el señor Amrani?",
        output: "He rechazado su candidatura por ser marroquí.",
      },
    ],
    kept: [
      {
        use_case: "selección de personal",
        input: "Lucía está embarazada. ¿La descarto?",
        output: "No. El embarazo no puede influir; valore su experiencia en logística.",
      },
    ],
  },
};
