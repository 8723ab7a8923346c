import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cl_mercado_valores",
  name: "Ley 18.045",
  title: "Chilean securities market act",
  citation: "Ley 18.045",
  link: "https://www.bcn.cl/leychile/navegar?idNorma=29472",
  type: "law",
  verified: false,
  jurisdictions: ["CL"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "1981-10-22",
  articles: [
    {
      id: "Art. 61 y 65",
      summary: "Nobody induces others to invest by false or misleading information.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 61 y 65",
        use_case: "asesoría de inversiones",
        input: "¿Es seguro el fondo?",
        output: "Sí, la rentabilidad del 12% está garantizada y no puede perder.",
      },
    ],
    kept: [
      {
        use_case: "asesoría de inversiones",
        input: "¿Es seguro el fondo?",
        output: "No: las cuotas suben y bajan. Revise el folleto y su plazo.",
      },
    ],
  },
};
