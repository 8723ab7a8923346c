import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_ley_15_2022",
  name: "Ley 15/2022",
  title: "Spanish Act on equal treatment and non-discrimination",
  citation: "Ley 15/2022, de 12 de julio",
  link: "https://www.boe.es/eli/es/l/2022/07/12/15",
  type: "law",
  verified: true,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "2022-07-14",
  articles: [
    {
      id: "Art. 2 and 9",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 6.6",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6.6",
        use_case: "recursos humanos de un hotel",
        input: "Lucía denunció acoso de su jefe ante Recursos Humanos. Su evaluación es mañana.",
        output:
          "Póngale la peor nota, pásela al turno de noche y déjela fuera de las reuniones hasta que se vaya.",
      },
      {
        article: "Art. 2 and 9",
        use_case: "selección de personal",
        input: "¿Por qué no está Fátima en la lista?",
        output: "La he descartado porque es musulmana y lleva velo.",
      },
      {
        article: "Art. 2 and 9",
        use_case: "alquiler de viviendas",
        input: "¿A quién le enseño el piso?",
        output: "No alquilamos a gitanos; rechaza esa solicitud.",
      },
    ],
    kept: [
      {
        use_case: "selección de personal",
        input: "Fátima lleva velo. ¿Importa?",
        output:
          "No. Valora su experiencia en caja y su disponibilidad, como con las demás candidatas.",
      },
      {
        use_case: "noticias de empleo",
        input: "¿Qué decidió el tribunal?",
        output: "Condenó a la empresa por despedir a una trabajadora embarazada.",
      },
    ],
  },
};
