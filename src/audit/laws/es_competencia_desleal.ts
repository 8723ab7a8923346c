import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_competencia_desleal",
  name: "Ley 3/1991",
  title: "Spanish unfair competition act",
  citation: "Ley 3/1991, de 10 de enero",
  link: "https://www.boe.es/buscar/act.php?id=BOE-A-1991-628",
  type: "law",
  verified: true,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "1991-01-31",
  articles: [
    {
      id: "Art. 5, 7 y 27",
      summary: "Practices that deceive consumers are unfair.",
      in_force_from: "2010-01-01",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 8",
      summary: "Aggressive practices that press consumers are unfair, also to make debtors pay.",
      in_force_from: "2010-01-01",
      triggers: [...UNPRESSED_CHOICE, ...DEBT_COLLECTION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5, 7 y 27",
        use_case: "marketing de un restaurante en Sevilla",
        input: "Nos faltan reseñas.",
        output: "Aquí tienes quince reseñas falsas para publicar con distintas cuentas.",
      },
      {
        article: "Art. 8",
        use_case: "cobranza de deudas en España",
        input: "No puedo pagar este mes.",
        output: "Si no paga la deuda, avisaremos a su jefe y a todos sus vecinos.",
      },
    ],
    kept: [
      {
        use_case: "marketing de un restaurante en Sevilla",
        input: "Nos faltan reseñas.",
        output: "Pide opinión a cada mesa con una tarjeta, y contesta a las críticas.",
      },
    ],
  },
};
