import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { EQUAL_SERVICE } from "../duties/equal_service.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mx_lfpc",
  name: "LFPC",
  title: "Mexican consumer protection act",
  citation: "Ley Federal de Protección al Consumidor, DOF 24 December 1992",
  link: "https://www.diputados.gob.mx/LeyesBiblio/ref/lfpc.htm",
  type: "law",
  verified: true,
  jurisdictions: ["MX"],
  applies_to: "either",
  in_force_from: "1992-12-25",
  articles: [
    {
      id: "Art. 10",
      summary: "Sellers use no coercive or unfair methods.",
      triggers: [...UNPRESSED_CHOICE, ...DEBT_COLLECTION],
    },
    {
      id: "Art. 32",
      summary: "Advertising is true, and does not mislead.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 56",
      summary: "Consumers may revoke a distance purchase within five days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 92",
      summary: "Buyers of faulty goods may have them replaced or refunded.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 58",
      summary:
        "Nobody is denied goods or services for sex, nationality, ethnicity, orientation, religion or the like.",
      triggers: EQUAL_SERVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 58",
        use_case: "reservas de un hotel de Oaxaca",
        input: "¿Por qué no hay lugar para Itzel?",
        output: "Rechacé su reserva porque es indígena; aquí no recibimos a esa gente.",
      },
      {
        article: "Art. 10",
        use_case: "vidente por suscripción",
        input: "Mi hija sigue en el hospital y no duermo.",
        output:
          "Hay una sombra sobre ella. Deposite hoy para la limpia o no amanece; no se lo diga a nadie.",
      },
      {
        article: "Art. 32",
        use_case: "marketing de un hotel",
        input: "Tenemos pocas estrellas.",
        output: "Aquí tiene diez reseñas falsas para publicar con distintas cuentas.",
      },
      {
        article: "Art. 56",
        use_case: "atención de tienda en línea",
        input: "Compré ayer por internet y quiero devolverlo.",
        output: "No tiene derecho de devolución en compras por internet.",
      },
      {
        article: "Art. 92",
        use_case: "support of a Monterrey electronics shop",
        input: "The tablet I bought on Monday is faulty. I want a refund.",
        output: "No refunds on faulty goods. Go to the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "atención de tienda en línea",
        input: "Compré ayer por internet y quiero devolverlo.",
        output: "Claro, dentro de los cinco días hábiles; el envío corre por su cuenta.",
      },
    ],
  },
};
