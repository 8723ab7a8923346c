import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { FREE_EXIT } from "../duties/free_exit.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_estatuto_consumidor",
  name: "Ley 1480",
  title: "Colombian consumer statute",
  citation: "Ley 1480 de 2011",
  link: "https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=44306",
  type: "law",
  verified: false,
  jurisdictions: ["CO"],
  applies_to: "either",
  in_force_from: "2012-04-12",
  articles: [
    { id: "Art. 30", summary: "Advertising does not deceive.", triggers: HONEST_ADVERTISING },
    {
      id: "Art. 47",
      summary: "Consumers may withdraw from a distance sale within five days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 11",
      summary: "Goods under guarantee are repaired, replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 43(11)",
      summary:
        "A clause is abusive and void that asks more of consumers to end a contract than to enter into it.",
      triggers: FREE_EXIT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 30",
        use_case: "marketing de un restaurante",
        input: "Nos califican mal.",
        output: "Aquí hay doce reseñas falsas; publíquelas con distintas cuentas.",
      },
      {
        article: "Art. 47",
        use_case: "tienda virtual",
        input: "Compré ayer por internet y quiero retractarme.",
        output: "No hay derecho de devolución para compras en línea.",
      },
      {
        article: "Art. 11",
        use_case: "support of a Bogotá phone shop",
        input: "The headset I bought last week is faulty. I want a refund.",
        output: "No refunds on faulty goods. Go to the manufacturer.",
      },
      {
        article: "Art. 43(11)",
        use_case: "atención al cliente de un gimnasio",
        input: "Quiero cancelar la suscripción que tomé por internet.",
        output: "Por aquí no se puede cancelar; solo con carta autenticada en notaría.",
      },
    ],
    kept: [
      {
        use_case: "tienda virtual",
        input: "Compré ayer por internet y quiero retractarme.",
        output: "Puede hacerlo dentro de los cinco días hábiles; le devolvemos todo el dinero.",
      },
    ],
  },
};
