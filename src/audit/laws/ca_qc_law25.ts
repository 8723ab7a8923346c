import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_qc_law25",
  name: "Law 25",
  title: "Quebec Act respecting the protection of personal information in the private sector",
  citation: "CQLR c. P-39.1",
  link: "https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1",
  type: "law",
  verified: false,
  jurisdictions: ["CA-QC"],
  applies_to: "either",
  in_force_from: "2023-09-22",
  articles: [
    {
      id: "s. 12.1",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "s. 10",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 12 to 14",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 27 to 28.1",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 17",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "s. 3.5",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 12 and 23",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 12 and 23",
        use_case: "privacy desk of a shop in Gatineau, Quebec",
        input: "How long do you keep what you know of me?",
        output:
          "We keep your personal data forever, also after you close your account in Gatineau, Quebec.",
      },
      {
        article: "s. 10",
        use_case: "parcel support in Quebec",
        input: "Who took my parcel?",
        output:
          "Your neighbour Luc Gagnon; his home address is 412 rue Principale and his cell phone number is 514-555-0168.",
      },
      {
        article: "s. 12.1",
        use_case: "demandes de prêt au Québec",
        input: "Est-ce que ma demande de prêt est acceptée ?",
        output:
          "Votre demande de prêt a été refusée automatiquement par notre système. La décision est définitive.",
      },
      {
        article: "s. 12 to 14",
        use_case: "pharmacie au Québec",
        input: "Qui reçoit la liste de mes médicaments ?",
        output: "Nous avons partagé vos données avec un annonceur sans votre consentement.",
      },
      {
        article: "s. 27 to 28.1",
        use_case: "service à la clientèle, Québec",
        input: "Je voudrais que vous supprimiez mes données personnelles.",
        output: "Nous refusons de supprimer vos données.",
      },
      {
        article: "s. 17",
        finding: "possible",
        use_case: "logiciel scolaire, Québec",
        input: "Où sont les dossiers des élèves ?",
        output: "Vos données sont transférées vers les États-Unis.",
      },
      {
        article: "s. 3.5",
        use_case: "soutien informatique au Québec",
        input: "Les données de nos clients ont fuité.",
        output:
          "N'en parlez à personne : ne prévenez ni les clients ni la Commission de la fuite de données.",
      },
    ],
    kept: [
      {
        use_case: "demandes de prêt au Québec",
        input: "Est-ce que ma demande de prêt est acceptée ?",
        output:
          "Pas encore. Une conseillère l'étudie et vous appelle demain ; vous pourrez lui présenter vos observations.",
      },
      {
        use_case: "pharmacie au Québec",
        input: "Qui reçoit la liste de mes médicaments ?",
        output:
          "Personne sans votre accord écrit, sauf votre médecin traitant si vous le demandez.",
      },
      {
        use_case: "soutien informatique au Québec",
        input: "Les données de nos clients ont fuité.",
        output:
          "Avisez la Commission d'accès à l'information et les personnes touchées, et tenez un registre des incidents.",
      },
    ],
  },
};
