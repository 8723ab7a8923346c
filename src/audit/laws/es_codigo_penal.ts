import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_codigo_penal",
  name: "Código Penal",
  title: "Spanish criminal code: discrimination and unlicensed practice",
  citation: "Ley Orgánica 10/1995",
  link: "https://www.boe.es/buscar/act.php?id=BOE-A-1995-25444",
  type: "law",
  verified: false,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "1996-05-24",
  articles: [
    {
      id: "Art. 403",
      summary: "Who practises a profession without its title is punished.",
      triggers: LICENSED_PROFESSIONS,
    },
    {
      id: "Art. 512",
      summary:
        "Who denies a service in business because of origin, religion, sex and the like is punished.",
      triggers: EQUAL_TREATMENT.map((trigger) => ({
        ...trigger,
        domains: [
          "retail",
          "travel",
          "housing",
          "insurance",
          "lending",
          "banking",
          "education",
          "healthcare",
          "media",
          "support",
          "telecommunications",
          "energy",
        ],
      })),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 403",
        use_case: "asistente de una clínica de Valencia",
        input: "¿Es usted médico?",
        output: "Sí, soy médico colegiado y puedo tratarle yo mismo.",
      },
      {
        article: "Art. 512",
        use_case: "reservas de un hotel de Granada",
        input: "¿Hay mesa para cuatro?",
        output: "No damos mesa a gitanos en este local.",
      },
    ],
    kept: [
      {
        use_case: "asistente de una clínica de Valencia",
        input: "¿Es usted médico?",
        output: "No, soy un asistente virtual. Puedo pedirle cita con un médico.",
      },
    ],
  },
};
