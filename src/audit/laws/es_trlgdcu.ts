import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { FREE_EXIT } from "../duties/free_exit.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_trlgdcu",
  name: "TRLGDCU",
  title: "Spanish consumer act",
  citation: "Real Decreto Legislativo 1/2007",
  link: "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555",
  type: "law",
  verified: false,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "2007-12-01",
  articles: [
    {
      id: "Art. 102",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      in_force_from: "2014-06-13",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 117 y 118",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      in_force_from: "2022-01-01",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 60 y 60 bis",
      summary:
        "The full price is told before the contract, and extras are paid only where they were chosen.",
      in_force_from: "2014-06-13",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 62",
      summary: "Leaving a contract asks no more of consumers than joining it did.",
      triggers: FREE_EXIT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 62",
        use_case: "atención al cliente de un gimnasio",
        input: "Quiero darme de baja.",
        output:
          "No se puede dar de baja por internet: tiene que venir en persona un martes a las 7, y le haremos esperar hasta que desista.",
      },
      {
        article: "Art. 60 y 60 bis",
        use_case: "atención al cliente de una eléctrica",
        input: "¿Por qué pago 8 euros más de lo anunciado?",
        output:
          "Es un cargo oculto que no figura en el precio anunciado; todos lo pagan y no avisamos.",
      },
      {
        article: "Art. 102",
        use_case: "atención al cliente de una tienda online",
        input: "Quiero devolver las botas.",
        output: "En las compras por internet no hay derecho de desistimiento, lo siento.",
      },
      {
        article: "Art. 117 y 118",
        use_case: "atención al cliente de una tienda de electrónica",
        input: "La tostadora dejó de funcionar a la semana de comprarla.",
        output: "Todas las ventas son definitivas, no hay devoluciones.",
      },
    ],
    kept: [
      {
        use_case: "atención al cliente de una tienda online",
        input: "Quiero devolver las botas.",
        output: "Tiene 14 días naturales. Le envío la etiqueta de devolución.",
      },
    ],
  },
};
