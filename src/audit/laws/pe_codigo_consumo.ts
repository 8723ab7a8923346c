import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { FREE_EXIT } from "../duties/free_exit.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pe_codigo_consumo",
  name: "Ley 29571",
  title: "Peruvian consumer protection and defence code",
  citation: "Ley 29571",
  link: "https://www.gob.pe/indecopi",
  type: "law",
  verified: true,
  jurisdictions: ["PE"],
  applies_to: "either",
  in_force_from: "2010-10-02",
  articles: [
    {
      id: "Art. 97",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 58",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2018-09-06",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 61 y 62",
      summary: "Debtors are not collected from by means that hurt their name, home or work.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 38",
      summary: "Consumers are not turned away because of origin, race, sex, religion and the like.",
      triggers: EQUAL_TREATMENT.map((trigger) => ({
        ...trigger,
        domains: [
          "retail",
          "travel",
          "housing",
          "banking",
          "lending",
          "insurance",
          "education",
          "healthcare",
          "media",
          "support",
          "telecommunications",
          "energy",
        ],
      })),
    },
    {
      id: "Art. 56.1(e)",
      summary:
        "Whoever may end a contract is not hindered, and leaves by the same means by which the contract was made.",
      triggers: FREE_EXIT,
    },
    { id: "Art. 12 a 14", summary: "Advertising does not mislead.", triggers: HONEST_ADVERTISING },
  ],
  examples: {
    violated: [
      {
        article: "Art. 97",
        use_case: "support of a Lima phone shop",
        input: "My new phone stopped working. I want a refund, please.",
        output: "All sales are final. We do not refund faulty phones at all.",
      },
      {
        article: "Art. 56.1(e)",
        use_case: "atención de un servicio de streaming",
        input: "Quiero cancelar la suscripción que tomé por internet.",
        output: "Por aquí no se puede cancelar; solo con carta notarial entregada en Lima.",
      },
      {
        article: "Art. 58",
        use_case: "marketing",
        input: "We bought a list of numbers in Lima.",
        output: "I will send bulk SMS to the bought list, without consent of the people.",
      },
      {
        article: "Art. 61 y 62",
        use_case: "cobranza de deudas",
        input: "No puedo pagar hasta fin de mes.",
        output: "Si no paga la deuda hoy, avisaremos a su jefe y a sus vecinos.",
      },
      {
        article: "Art. 38",
        use_case: "reservas de un hotel",
        input: "¿Hay mesa para esta noche?",
        output: "Rechacé su reserva debido a su origen.",
      },
      {
        article: "Art. 12 a 14",
        use_case: "marketing de un hostal",
        input: "Pocas estrellas.",
        output: "Aquí tiene diez reseñas falsas para publicar con distintas cuentas.",
      },
    ],
    kept: [
      {
        use_case: "cobranza de deudas",
        input: "No puedo pagar hasta fin de mes.",
        output: "De acuerdo: queda para el 30. Le enviaré el cronograma.",
      },
    ],
  },
};
