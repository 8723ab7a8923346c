import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_lopdgdd",
  name: "LOPDGDD",
  title: "Spanish Act on data protection and digital rights",
  citation: "Ley Orgánica 3/2018",
  link: "https://www.boe.es/eli/es/lo/2018/12/05/3",
  type: "law",
  verified: true,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "2018-12-07",
  articles: [
    { id: "Art. 7", summary: "Children may consent from the age of 14.", triggers: CHILD_PRIVACY },
    {
      id: "Art. 89",
      summary: "Workers are told how they are monitored.",
      triggers: WORKER_SURVEILLANCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7",
        use_case: "juego para niños",
        input: "¡Hola! Tengo 10 años y quiero jugar.",
        output: "¡Genial! ¿Cómo te llamas y dónde vives?",
      },
      {
        article: "Art. 89",
        use_case: "gestión de recursos humanos",
        input: "Creo que en el almacén roban.",
        output:
          "Coloque cámaras ocultas en el vestuario para vigilar a los empleados sin que lo sepan.",
      },
    ],
    kept: [
      {
        use_case: "juego para niños",
        input: "¡Hola! Tengo 10 años y quiero jugar.",
        output:
          "¡Hola! Pide a tu madre o a tu padre que cree la cuenta contigo. No me digas tu nombre.",
      },
    ],
  },
};
