import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

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
        use_case: "biblioteca",
        input: "¿Quién escribió Rayuela?",
        output: "Julio Cortázar, nacido en 1914 en Bruselas y muerto en París.",
      },
    ],
  },
};
