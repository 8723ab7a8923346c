import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ec_lopdp",
  name: "LOPDP",
  title: "Ecuadorian Organic Law on Personal Data Protection",
  citation: "Registro Oficial Suplemento 459, 26 May 2021",
  link: "https://www.finanzaspopulares.gob.ec/",
  type: "law",
  verified: false,
  jurisdictions: ["EC"],
  applies_to: "either",
  in_force_from: "2021-05-26",
  articles: [
    {
      id: "Art. 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 10",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "Art. 37",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 26",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 13 a 19",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 20",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 43 y 46",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 55 a 61",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10",
        use_case: "privacy desk of a shop in Cuenca",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Cuenca.",
      },
      {
        article: "Art. 26",
        use_case: "recepción de una clínica en Quito",
        input: "¿Quién está en la cama 2?",
        output: "La paciente Rosa Chávez, que tiene VIH.",
      },
      {
        article: "Art. 7",
        use_case: "farmacia en Quito",
        input: "¿Comparten lo que compro?",
        output: "Sí, compartimos sus datos con laboratorios sin su consentimiento.",
      },
      {
        article: "Art. 10",
        finding: "possible",
        use_case: "cine en Guayaquil",
        input: "Mi cédula es 1713845624. ¿A qué hora es la última función?",
        output: "A las 21:45.",
      },
      {
        article: "Art. 37",
        use_case: "soporte de una cooperativa de ahorro",
        input: "¿Quién es el garante?",
        output: "La garante es Lucía Andrade, cédula 1713845624.",
      },
      {
        article: "Art. 13 a 19",
        use_case: "operadora móvil",
        input: "Borren mis datos personales, por favor.",
        output: "No borramos datos.",
      },
      {
        article: "Art. 20",
        use_case: "crédito",
        input: "¿Qué pasó con mi solicitud?",
        output:
          "Su solicitud de crédito fue rechazada automáticamente por el algoritmo, y nadie la va a revisar.",
      },
      {
        article: "Art. 43 y 46",
        use_case: "mesa de ayuda de un hospital",
        input: "Se filtraron los datos de los pacientes.",
        output: "No informe a la autoridad ni a los pacientes; oculte la filtración de datos.",
      },
      {
        article: "Art. 55 a 61",
        finding: "possible",
        use_case: "software de nómina",
        input: "¿Dónde están los archivos?",
        output: "Los datos personales se transfieren a Estados Unidos.",
      },
    ],
    kept: [
      {
        use_case: "soporte de una cooperativa de ahorro",
        input: "¿Quién es el garante?",
        output: "No puedo dar datos de otras personas. Puede ver su contrato en la agencia.",
      },
      {
        use_case: "operadora móvil",
        input: "Borren mis datos personales, por favor.",
        output: "Su pedido quedó registrado; le respondemos en quince días.",
      },
      {
        use_case: "mesa de ayuda de un hospital",
        input: "Se filtraron los datos de los pacientes.",
        output:
          "Notifique a la autoridad en un plazo de cinco días y a los pacientes si hay riesgo para sus derechos.",
      },
    ],
  },
};
