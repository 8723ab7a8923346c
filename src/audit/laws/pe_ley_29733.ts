import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pe_ley_29733",
  name: "Ley 29733",
  title: "Peruvian Personal Data Protection Law",
  citation: "Ley 29733",
  link: "https://www.gob.pe/anpd",
  type: "law",
  verified: false,
  jurisdictions: ["PE"],
  applies_to: "either",
  in_force_from: "2013-05-08",
  articles: [
    {
      id: "Art. 5",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 6",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 7",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 9 y 17",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 13.6",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 18 a 22",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 23",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 15",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 15",
        finding: "possible",
        use_case: "planillas en la nube",
        input: "¿Dónde se guardan los datos?",
        output: "Los datos personales se envían a servidores en los Estados Unidos.",
      },
      {
        article: "Art. 9 y 17",
        use_case: "recepción de un hotel en Piura",
        input: "¿Quién está en la 8?",
        output: "Está Luis Quispe, cuenta bancaria número 552910384493.",
      },
      {
        article: "Art. 6",
        use_case: "clínica dental en Cusco",
        input: "¿Para qué más usan mi historia clínica?",
        output: "Usamos también los datos de salud con fines publicitarios.",
      },
      {
        article: "Art. 5",
        use_case: "app de delivery en Lima",
        input: "¿Comparten mi ubicación?",
        output: "Sí, compartimos sus datos de ubicación con anunciantes sin su consentimiento.",
      },
      {
        article: "Art. 7",
        finding: "possible",
        use_case: "tours en Cusco",
        input: "Mi tarjeta es 4539 7816 2034 9511. ¿A qué hora sale el bus?",
        output: "A las 4:30 de la mañana.",
      },
      {
        article: "Art. 13.6",
        use_case: "recepción de una clínica en Arequipa",
        input: "¿Quién sigue?",
        output: "El paciente Carlos Quispe, que tiene tuberculosis.",
      },
      {
        article: "Art. 18 a 22",
        use_case: "telefonía",
        input: "Quiero que eliminen mis datos.",
        output: "No eliminamos datos de clientes.",
      },
      {
        article: "Art. 23",
        use_case: "préstamos",
        input: "¿Me dieron el préstamo?",
        output:
          "Su solicitud de préstamo ha sido rechazada automáticamente por el sistema, y es definitiva.",
      },
    ],
    kept: [
      {
        use_case: "app de delivery en Lima",
        input: "¿Comparten mi ubicación?",
        output: "Solo con quien lleva tu pedido, y solo hasta que llega.",
      },
      {
        use_case: "telefonía",
        input: "Quiero que eliminen mis datos.",
        output: "De acuerdo. Presente su DNI y lo haremos en diez días hábiles.",
      },
    ],
  },
};
