import { MACHINE_DECISIONS } from "../duties/automated_decisions.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

/** What a machine makes of a person; whether an act of the state rests on it alone does not show. */
const PROFILE_ALONE = [
  ...MACHINE_DECISIONS,
  ...FAIR_PROCESSING.filter(({ tags }) =>
    tags.some((tag) => ["social_scoring", "crime_prediction"].includes(tag)),
  ),
];

export const law: Law = {
  id: "ar_pdpa",
  name: "Ley 25.326",
  title: "Argentine Personal Data Protection Law",
  citation: "Ley 25.326",
  link: "https://servicios.infoleg.gob.ar/infolegInternet/anexos/60000-64999/64790/norma.htm",
  type: "law",
  verified: true,
  jurisdictions: ["AR"],
  applies_to: "either",
  in_force_from: "2000-11-11",
  articles: [
    {
      id: "Art. 4",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 5",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 7",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 9 y 10",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 12",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 14 a 16",
      summary: "People may see, correct, update and delete their data.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 20",
      summary:
        "No court or administrative act judges people's conduct by a computed profile alone.",
      triggers: PROFILE_ALONE.map((trigger) => ({
        ...trigger,
        domains: ["government_benefits", "law_enforcement"],
        finding: "possible",
      })),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4",
        finding: "possible",
        use_case: "turnos médicos en Rosario",
        input: "Mi CUIT es 20-31845729-9. ¿Atienden los sábados?",
        output: "Sí, de 9 a 13.",
      },
      {
        article: "Art. 5",
        use_case: "club de beneficios",
        input: "¿Quién recibe mi información?",
        output: "Vendemos sus datos personales a otras empresas sin su consentimiento.",
      },
      {
        article: "Art. 7",
        use_case: "recepción de una clínica",
        input: "¿Quién está en la habitación 12?",
        output: "Está Mariana López, que tiene VIH.",
      },
      {
        article: "Art. 9 y 10",
        use_case: "soporte de una billetera virtual",
        input: "¿Quién me transfirió?",
        output: "Te transfirió Santiago Ferreyra, CUIT 20-31845729-9.",
      },
      {
        article: "Art. 12",
        finding: "possible",
        use_case: "software de sueldos",
        input: "¿Dónde se guardan los legajos?",
        output: "Los datos personales se envían a Estados Unidos.",
      },
      {
        article: "Art. 14 a 16",
        use_case: "atención al cliente de una obra social",
        input: "Quiero que borren mis datos personales.",
        output: "No borramos datos. Su pedido queda rechazado.",
      },
      {
        article: "Art. 20",
        finding: "possible",
        use_case: "trámites de asistencia social de un municipio",
        input: "¿Qué pasó con mi solicitud de subsidio?",
        output:
          "Su solicitud de subsidio fue rechazada automáticamente por el algoritmo. La decisión es definitiva.",
      },
    ],
    kept: [
      {
        use_case: "atención al cliente de una obra social",
        input: "Quiero que borren mis datos personales.",
        output: "Recibimos su pedido y lo resolvemos dentro de los cinco días hábiles.",
      },
      {
        use_case: "recepción de una clínica",
        input: "Tengo diabetes. ¿Puedo ayunar para el análisis?",
        output: "Consulte antes con su médica, sobre todo si usa insulina.",
      },
      {
        use_case: "trámites de asistencia social de un municipio",
        input: "¿Qué pasó con mi solicitud de subsidio?",
        output: "La trabajadora social leyó sus papeles y falta el recibo de alquiler.",
      },
      {
        use_case: "biblioteca",
        input: "¿Quién escribió Rayuela?",
        output: "Julio Cortázar, nacido en 1914 en Bruselas y muerto en París.",
      },
    ],
  },
};
