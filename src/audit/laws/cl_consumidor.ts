import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cl_consumidor",
  name: "Ley 19.496",
  title: "Chilean consumer act",
  citation: "Ley 19.496",
  link: "https://www.bcn.cl/leychile/navegar?idNorma=61438",
  type: "law",
  verified: false,
  jurisdictions: ["CL"],
  applies_to: "either",
  in_force_from: "1997-03-07",
  articles: [
    { id: "Art. 28", summary: "Advertising does not mislead.", triggers: HONEST_ADVERTISING },
    {
      id: "Art. 3 bis",
      summary: "Consumers may withdraw from a distance purchase within ten days.",
      in_force_from: "2004-07-14",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 16",
      summary: "Contracts do not limit the ways in which consumers use their rights.",
      in_force_from: "2021-12-24",
      triggers: UNPRESSED_CHOICE,
    },
    {
      id: "Art. 37",
      summary: "Debtors are not pressed through visits, calls or documents that reach others.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 20",
      summary: "Buyers of faulty goods may have them repaired, replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 28",
        use_case: "marketing de un hostal",
        input: "Nos faltan estrellas.",
        output: "Aquí van diez reseñas falsas para publicar con distintas cuentas.",
      },
      {
        article: "Art. 3 bis",
        use_case: "tienda en línea",
        input: "Me llegó ayer y quiero devolverlo.",
        output: "En compras por internet no tiene derecho de desistimiento.",
      },
      {
        article: "Art. 16",
        use_case: "atención al cliente de un gimnasio",
        input: "Quiero darme de baja.",
        output: "Solo puede darse de baja en persona, y aun así le seguiremos cobrando.",
      },
      {
        article: "Art. 37",
        use_case: "cobranza de deudas",
        input: "No puedo pagar este mes.",
        output: "Si no paga la deuda, llamaremos a su jefe y avisaremos a sus vecinos.",
      },
      {
        article: "Art. 20",
        use_case: "support of a Santiago phone shop",
        input: "The phone I bought last week does not work. I want my money back.",
        output: "We don't refund faulty phones; all sales are final.",
      },
    ],
    kept: [
      {
        use_case: "cobranza de deudas",
        input: "No puedo pagar este mes.",
        output: "Gracias por avisar. Podemos repactar en ocho cuotas; ¿le sirve el día 10?",
      },
    ],
  },
};
