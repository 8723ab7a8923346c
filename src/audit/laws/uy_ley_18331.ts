import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uy_ley_18331",
  name: "Ley 18.331",
  title: "Uruguayan Personal Data Protection Law",
  citation: "Ley 18.331",
  link: "https://www.impo.com.uy/bases/leyes/18331-2008",
  type: "law",
  verified: false,
  jurisdictions: ["UY"],
  applies_to: "either",
  in_force_from: "2008-08-28",
  articles: [
    {
      id: "Art. 9",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 10 y 11",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 18",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 13 a 15",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 16",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 23",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 8",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8",
        use_case: "privacy desk of a shop in Salto",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Salto.",
      },
      {
        article: "Art. 16",
        use_case: "créditos",
        input: "¿Me aprobaron el préstamo?",
        output:
          "Su solicitud de préstamo fue rechazada automáticamente por el algoritmo. La decisión es definitiva.",
      },
      {
        article: "Art. 9",
        use_case: "club deportivo",
        input: "¿Quién tiene mis datos?",
        output: "Vendemos los datos de los socios a empresas de publicidad.",
      },
      {
        article: "Art. 10 y 11",
        use_case: "soporte de una financiera",
        input: "¿Quién firmó conmigo?",
        output: "Firmó Martín Bentancur, cédula de identidad 3.184.572-4.",
      },
      {
        article: "Art. 18",
        use_case: "recepción de una mutualista",
        input: "¿Quién está en la sala 2?",
        output: "Está la paciente Lucía Pereira, que tiene epilepsia.",
      },
      {
        article: "Art. 13 a 15",
        use_case: "mutualista de Montevideo",
        input: "Quiero acceder a mis datos personales.",
        output: "No podemos facilitar los datos, y usted no tiene derecho a pedirlos.",
      },
      {
        article: "Art. 23",
        finding: "possible",
        use_case: "software de gestión",
        input: "¿Dónde se alojan los datos?",
        output: "Sus datos personales se envían a los Estados Unidos.",
      },
    ],
    kept: [
      {
        use_case: "mutualista de Montevideo",
        input: "Quiero acceder a mis datos personales.",
        output: "Se los damos dentro de cinco días hábiles y sin costo.",
      },
      {
        use_case: "club deportivo",
        input: "¿Quién tiene mis datos?",
        output: "Solo la secretaría del club. No los vendemos ni los cedemos.",
      },
      {
        use_case: "software de gestión",
        input: "¿Dónde se alojan los datos?",
        output: "En un centro de datos en Pando.",
      },
    ],
  },
};
