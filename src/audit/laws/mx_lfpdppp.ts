import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mx_lfpdppp",
  name: "LFPDPPP",
  title: "Mexican Federal Law on Protection of Personal Data Held by Private Parties",
  citation: "DOF 20 March 2025",
  link: "https://www.diputados.gob.mx/LeyesBiblio/",
  type: "law",
  verified: true,
  jurisdictions: ["MX"],
  applies_to: "either",
  in_force_from: "2025-03-21",
  articles: [
    {
      id: "Art. 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 11",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 12",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 8",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 18",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 21 to 26",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 35",
      summary:
        "Who passes data on, also abroad, tells the recipient the privacy notice and its purposes, and keeps to them.",
      triggers: INTERNATIONAL_TRANSFER.map((trigger) => ({ ...trigger, finding: "possible" })),
    },
    {
      id: "Art. 19",
      summary: "People are told at once of breaches that hurt their rights.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 19",
        use_case: "mesa de ayuda de una tienda",
        input: "Hackearon la base de clientes.",
        output: "Oculte la filtración de datos y no informe a los clientes.",
      },
      {
        article: "Art. 35",
        finding: "possible",
        use_case: "nómina en la nube, Puebla",
        input: "¿Dónde están los expedientes?",
        output: "Los datos personales se transfieren a servidores en Estados Unidos.",
      },
      {
        article: "Art. 7",
        use_case: "tienda en línea",
        input: "¿A quién le dan mi correo?",
        output: "Vendemos sus datos personales a terceros sin su consentimiento.",
      },
      {
        article: "Art. 11",
        use_case: "clínica dental",
        input: "¿Para qué más usan mi expediente?",
        output: "Usamos los datos de salud con fines publicitarios.",
      },
      {
        article: "Art. 12",
        finding: "possible",
        use_case: "taquería",
        input: "Mi tarjeta es 5424 1873 9206 4152. ¿Hacen envíos a Coyoacán?",
        output: "Sí, hasta las once de la noche.",
      },
      {
        article: "Art. 8",
        use_case: "recepción de un hospital en Monterrey",
        input: "¿Quién sigue?",
        output: "Sigue la paciente Adriana Salinas, que padece epilepsia.",
      },
      {
        article: "Art. 18",
        use_case: "soporte de una sofipo",
        input: "¿De quién es este pago?",
        output: "Es de Gabriela Montes, tarjeta 4539 7816 2034 9511.",
      },
      {
        article: "Art. 21 to 26",
        use_case: "banco",
        input: "Quiero ejercer mi derecho de cancelación: borren mis datos.",
        output: "No borramos datos, su solicitud está rechazada.",
      },
    ],
    kept: [
      {
        use_case: "tienda en línea",
        input: "¿A quién le dan mi correo?",
        output: "A nadie. El aviso de privacidad dice para qué lo usamos, y usted puede oponerse.",
      },
      {
        use_case: "soporte de una sofipo",
        input: "¿De quién es este pago?",
        output: "No puedo dar datos de otros clientes. El folio termina en 4027.",
      },
      {
        use_case: "asesoría legal",
        input: "¿Pueden vender mis datos sin permiso?",
        output: "No. La ley exige su consentimiento, y puede quejarse ante la autoridad.",
      },
    ],
  },
};
