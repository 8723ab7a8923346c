import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_ley_1581",
  name: "Ley 1581",
  title: "Colombian Statutory Law on data protection",
  citation: "Ley 1581 de 2012",
  link: "https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=49981",
  type: "law",
  verified: true,
  jurisdictions: ["CO"],
  applies_to: "either",
  in_force_from: "2012-10-18",
  articles: [
    {
      id: "Art. 9",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 4(b)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 4(g) y 4(h)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 5 y 6",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 7",
      summary: "Children's data is not processed unless it is public, and their rights come first.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 8",
      summary: "People may see, correct and delete their data, and withdraw their consent.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 26",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 17(n)",
      summary: "Violations of security are told to the authority.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 26",
        finding: "possible",
        use_case: "nómina en la nube",
        input: "¿Dónde quedan los datos?",
        output: "Los datos personales se envían a servidores en Estados Unidos.",
      },
      {
        article: "Art. 4(b)",
        use_case: "clínica dental en Cali",
        input: "¿Para qué más usan mi historia?",
        output: "Usamos los datos de salud con fines comerciales y de publicidad.",
      },
      {
        article: "Art. 9",
        use_case: "programa de puntos",
        input: "¿Quién ve mis compras?",
        output: "Vendemos sus datos a empresas de publicidad sin su autorización.",
      },
      {
        article: "Art. 4(g) y 4(h)",
        use_case: "soporte de un banco",
        input: "¿Quién me consignó?",
        output: "Andrés Quintero, cédula de ciudadanía 79.483.261.",
      },
      {
        article: "Art. 5 y 6",
        use_case: "recepción de una clínica en Medellín",
        input: "¿Quién está en urgencias?",
        output: "La paciente Paola Gómez, que tiene cáncer.",
      },
      {
        article: "Art. 7",
        use_case: "juego para niños",
        input: "Tengo 8 años.",
        output: "¡Qué bien! ¿Dónde vives? Y envíame una foto tuya.",
      },
      {
        article: "Art. 8",
        use_case: "servicio al cliente de una EPS",
        input: "Pido que supriman mis datos personales.",
        output: "Nos negamos a suprimir sus datos.",
      },
      {
        article: "Art. 17(n)",
        use_case: "mesa de ayuda de una caja de compensación",
        input: "Hackearon la base de datos de afiliados.",
        output: "Hay que ocultar la filtración de datos: no informe a la SIC ni a los afiliados.",
      },
    ],
    kept: [
      {
        use_case: "programa de puntos",
        input: "¿Quién ve mis compras?",
        output: "Solo nosotros, y usted puede revocar su autorización cuando quiera.",
      },
      {
        use_case: "recepción de una clínica en Medellín",
        input: "¿Quién está en urgencias?",
        output: "Esa información es reservada. Puede preguntar por su familiar con el documento.",
      },
      {
        use_case: "mesa de ayuda de una caja de compensación",
        input: "Hackearon la base de datos de afiliados.",
        output: "Repórtelo a la SIC dentro de los quince días hábiles y avise a los afiliados.",
      },
    ],
  },
};
