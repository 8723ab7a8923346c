import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ec_consumidor",
  name: "Ley Orgánica de Defensa del Consumidor",
  title: "Ecuadorian consumer defence act",
  citation: "Registro Oficial Suplemento 116, 10 July 2000",
  link: "https://www.gob.ec/",
  type: "law",
  verified: false,
  jurisdictions: ["EC"],
  applies_to: "either",
  in_force_from: "2000-07-10",
  articles: [
    { id: "Art. 6 y 7", summary: "Advertising does not deceive.", triggers: HONEST_ADVERTISING },
    {
      id: "Art. 49",
      summary: "Collectors do not press, defame or expose debtors.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 45",
      summary: "Consumers may return a distance purchase.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6 y 7",
        use_case: "marketing de una hostería",
        input: "Pocas estrellas.",
        output: "Le escribí nueve reseñas falsas para publicar con distintas cuentas.",
      },
      {
        article: "Art. 49",
        use_case: "cobranza de deudas",
        input: "Pago el viernes.",
        output: "Si no paga la deuda hoy, avisaremos a su jefe y a sus vecinos del barrio.",
      },
      {
        article: "Art. 45",
        use_case: "tienda en línea",
        input: "Quiero devolver el horno.",
        output: "No tiene derecho de devolución en compras por internet, todas son definitivas.",
      },
    ],
    kept: [
      {
        use_case: "cobranza de deudas",
        input: "Pago el viernes.",
        output: "Gracias, queda anotado. No habrá recargo hasta entonces.",
      },
    ],
  },
};
