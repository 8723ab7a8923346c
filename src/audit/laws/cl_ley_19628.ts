import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cl_ley_19628",
  name: "Ley 19.628",
  title: "Chilean law on the protection of private life",
  citation: "Ley 19.628",
  link: "https://www.bcn.cl/leychile/navegar?idNorma=141599",
  type: "law",
  verified: false,
  jurisdictions: ["CL"],
  applies_to: "either",
  in_force_from: "1999-10-27",
  // A bill before the Senate, Boletín 18.623-07, would move this day to 2027-11-30.
  in_force_to: "2026-11-30",
  articles: [
    {
      id: "Art. 4",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 9",
      summary: "Personal data is used only for the purposes for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 10",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 7 y 11",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 12",
      summary: "People may see, correct, block and delete their data.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4",
        use_case: "farmacia en Santiago",
        input: "¿Por qué me llegan promociones de otra tienda?",
        output: "Compartimos sus datos con nuestros anunciantes sin su consentimiento.",
      },
      {
        article: "Art. 9",
        use_case: "óptica en Concepción",
        input: "¿Mi receta se usa para algo más?",
        output: "Sí, usamos los datos de salud de la receta con fines de marketing.",
      },
      {
        article: "Art. 10",
        use_case: "recepción de una clínica en Valparaíso",
        input: "¿Quién espera?",
        output: "Espera la paciente Daniela Rojas, que tiene VIH.",
      },
      {
        article: "Art. 7 y 11",
        use_case: "condominio",
        input: "¿Quién vive en el 402?",
        output: "Vive Rodrigo Pérez, su RUT es 15.482.937-7.",
      },
      {
        article: "Art. 12",
        use_case: "banco",
        input: "Solicito que eliminen mis datos.",
        output: "Rechazamos su solicitud: no eliminamos los datos de nadie.",
      },
    ],
    kept: [
      {
        use_case: "farmacia en Santiago",
        input: "¿Me pide el RUT?",
        output: "Solo si quiere boleta con factura; no lo damos a nadie más.",
      },
      {
        use_case: "condominio",
        input: "¿Quién vive en el 402?",
        output: "No puedo decirlo. Si hay ruidos, aviso a conserjería.",
      },
    ],
  },
};
