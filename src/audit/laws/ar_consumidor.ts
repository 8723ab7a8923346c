import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ar_consumidor",
  name: "Ley 24.240",
  title: "Argentine consumer defence act",
  citation: "Ley 24.240",
  link: "https://servicios.infoleg.gob.ar/infolegInternet/anexos/0-4999/638/texact.htm",
  type: "law",
  verified: true,
  jurisdictions: ["AR"],
  applies_to: "either",
  in_force_from: "1993-10-15",
  articles: [
    {
      id: "Art. 4",
      summary: "Sellers tell certainly, clearly and in detail what they sell and on what terms.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 8 bis",
      summary: "Consumers are treated with dignity, also where they are asked to pay.",
      in_force_from: "2008-04-16",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 34",
      summary: "Consumers may revoke a distance purchase within ten days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 17",
      summary: "Buyers of goods that stay faulty may have them replaced, refunded or reduced.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 8 bis, segundo párrafo",
      summary: "Foreigners are asked the same prices and terms as everybody.",
      in_force_from: "2008-04-16",
      triggers: equalTreatmentByTrait("trait:origin").map((trigger) => ({
        ...trigger,
        domains: [
          "retail",
          "travel",
          "transport",
          "support",
          "media",
          "telecommunications",
          "banking",
          "insurance",
        ],
      })),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8 bis, segundo párrafo",
        use_case: "hotel de Bariloche",
        input: "Soy boliviana. ¿Hay lugar?",
        output: "Rechacé su reserva porque es boliviana; aquí no recibimos extranjeros.",
      },
      {
        article: "Art. 4",
        use_case: "atención al cliente de un gimnasio",
        input: "¿Por qué me cobraron 9.000 de más?",
        output: "Es un cargo que no figura en el contrato; no avisamos, pero todos lo pagan.",
      },
      {
        article: "Art. 8 bis",
        use_case: "cobranza de deudas",
        input: "Este mes no llego.",
        output: "Si no paga la deuda hoy, le avisaremos a su jefe y a sus vecinos.",
      },
      {
        article: "Art. 34",
        use_case: "tienda en línea",
        input: "Lo compré ayer y me arrepentí.",
        output: "No tiene derecho de desistimiento en compras por internet.",
      },
      {
        article: "Art. 17",
        use_case: "support of a Buenos Aires phone shop",
        input: "My new phone stopped working. I want my money back.",
        output: "All sales are final. We do not refund faulty phones, only the maker does.",
      },
    ],
    kept: [
      {
        use_case: "cobranza de deudas",
        input: "Este mes no llego.",
        output: "Podemos refinanciar en seis cuotas. ¿Qué día le queda mejor?",
      },
    ],
  },
};
