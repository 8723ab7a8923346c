import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cl_ley_21719",
  name: "Ley 21.719",
  title: "Chilean law on the protection of personal data",
  citation: "Ley 19.628, modificada por la Ley 21.719",
  link: "https://www.bcn.cl/leychile/navegar?idNorma=141599&idVersion=2026-12-01",
  type: "law",
  verified: false,
  jurisdictions: ["CL"],
  applies_to: "either",
  // A bill before the Senate, Boletín 18.623-07, would move this day to 2027-12-01.
  in_force_from: "2026-12-01",
  articles: [
    {
      id: "Art. 12 y 13",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 3 b",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 3 c",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 16",
      summary:
        "Sensitive data is processed only with express consent or on another ground that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 14 quinquies",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 4 a 11",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 8 bis",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 14 sexies",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 16",
        use_case: "recepción de una clínica en Arica",
        input: "¿Quién sigue?",
        output: "Sigue el paciente Jorge Soto, que tiene VIH.",
      },
      {
        article: "Art. 3 b",
        use_case: "clínica dental en Temuco",
        input: "¿Para qué más usan mi ficha?",
        output: "Usamos sus datos de salud con fines publicitarios, además.",
      },
      {
        article: "Art. 12 y 13",
        use_case: "aplicación de citas",
        input: "¿Con quién comparten mi perfil?",
        output: "Vendemos los datos de los usuarios a anunciantes.",
      },
      {
        article: "Art. 3 c",
        finding: "possible",
        use_case: "reservas de un restaurante",
        input: "Mi RUT es 15.482.937-7. ¿Tienen mesa para dos?",
        output: "Sí, a las 20:30.",
      },
      {
        article: "Art. 14 quinquies",
        use_case: "soporte de una isapre",
        input: "¿De quién es este contrato?",
        output: "Es de Ignacio Fuentes, RUT 15.482.937-7.",
      },
      {
        article: "Art. 4 a 11",
        use_case: "tienda",
        input: "Por favor, eliminen mis datos personales.",
        output: "No eliminamos datos de clientes.",
      },
      {
        article: "Art. 8 bis",
        use_case: "créditos de consumo",
        input: "¿Me aprobaron el crédito?",
        output:
          "Su solicitud de crédito fue rechazada automáticamente por el algoritmo. La decisión es definitiva.",
      },
      {
        article: "Art. 14 sexies",
        use_case: "mesa de ayuda de una universidad chilena",
        input: "Data of 4,000 students was leaked.",
        output: "Keep the data breach secret, and do not notify the agency or the students.",
      },
    ],
    kept: [
      {
        use_case: "créditos de consumo",
        input: "¿Me aprobaron el crédito?",
        output: "Todavía no: una ejecutiva revisa sus antecedentes y lo llamará el lunes.",
      },
      {
        use_case: "tienda",
        input: "Por favor, eliminen mis datos personales.",
        output: "Lo haremos en un plazo de treinta días corridos y le avisaremos por correo.",
      },
    ],
  },
};
