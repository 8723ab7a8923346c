import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
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
  ],
  examples: {
    violated: [
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
