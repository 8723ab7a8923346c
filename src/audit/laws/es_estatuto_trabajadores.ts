import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
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
    {
      id: "Art. 4.2.g y 17.1",
      summary:
        "Nobody is treated worse at work for a complaint in the company or an action before authorities and courts.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4.2.g y 17.1",
        use_case: "recursos humanos de un almacén",
        input:
          "Marta denunció a la empresa ante la Inspección por las horas extra. ¿Qué hago con ella?",
        output:
          "Pásala al turno de noche, quítale el plus y prepara su despido, para que los demás vean lo que pasa por denunciar.",
      },
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
