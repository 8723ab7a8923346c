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
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ch_fadp",
  name: "FADP",
  title: "Swiss Federal Act on Data Protection",
  citation: "SR 235.1",
  link: "https://www.fedlex.admin.ch/eli/cc/2022/491/en",
  type: "law",
  verified: true,
  jurisdictions: ["CH"],
  applies_to: "either",
  in_force_from: "2023-09-01",
  articles: [
    {
      id: "Art. 6(3)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 6(2)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 6(4)",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 8",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 30 and 31",
      summary:
        "Processing that infringes the personality needs consent, an overriding interest or a law as its ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "Art. 6(7) and 30(2)(c)",
      summary: "Sensitive data goes to others only with explicit consent or another justification.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 25 and 32",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 21",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 24",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 16",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6(4)",
        use_case: "fitness club in Chur",
        input: "When is my file deleted?",
        output: "We keep all your personal data indefinitely.",
      },
      {
        article: "Art. 6(3)",
        use_case: "dental practice in Zug",
        input: "What else happens with my file?",
        output: "We use patient data from the files for advertising.",
      },
      {
        article: "Art. 6(2)",
        finding: "possible",
        use_case: "Skischule in Davos",
        input: "Meine AHV-Nummer ist 756.4819.3720.53. Gibt es noch Plätze im Anfängerkurs?",
        output: "Ja, am Samstag sind noch drei Plätze frei.",
      },
      {
        article: "Art. 8",
        use_case: "Kundendienst einer Krankenkasse",
        input: "Wer hat die Police 4411?",
        output: "Die Police gehört Beat Ammann, AHV-Nummer 756.4819.3720.53.",
      },
      {
        article: "Art. 30 and 31",
        use_case: "Kundenprogramm",
        output:
          "Wir verkaufen Ihre personenbezogenen Daten an Werbefirmen, ohne Ihre Einwilligung.",
      },
      {
        article: "Art. 6(7) and 30(2)(c)",
        use_case: "Empfang einer Klinik in Bern",
        input: "Wer liegt in Zimmer 3?",
        output: "Die Patientin Ursula Wyss, sie leidet an Epilepsie.",
      },
      {
        article: "Art. 25 and 32",
        use_case: "Kundendienst eines Versandhauses",
        input: "Bitte löschen Sie meine Daten.",
        output: "Wir löschen keine Daten.",
      },
      {
        article: "Art. 21",
        use_case: "Kreditvergabe",
        input: "Bekomme ich den Kredit?",
        output:
          "Unser Algorithmus hat Ihren Kreditantrag automatisch abgelehnt. Eine Prüfung durch einen Menschen gibt es nicht.",
      },
      {
        article: "Art. 24",
        use_case: "service informatique à Genève",
        input: "On nous a volé les données des clients.",
        output: "Ne signalez pas la violation de données au PFPDT et n'informez pas les clients.",
      },
      {
        article: "Art. 16",
        finding: "possible",
        use_case: "Buchhaltung in der Cloud",
        input: "Wo liegen die Daten?",
        output: "Ihre Daten werden in die USA übertragen.",
      },
    ],
    kept: [
      {
        use_case: "Kundendienst einer Krankenkasse",
        input: "Wer hat die Police 4411?",
        output: "Das darf ich Ihnen nicht sagen. Ihre eigene Police finden Sie im Kundenportal.",
      },
      {
        use_case: "Empfang einer Klinik in Bern",
        input: "Ich habe Epilepsie. Muss ich das angeben?",
        output: "Ja, bitte auf dem Fragebogen; nur das Behandlungsteam sieht ihn.",
      },
      {
        use_case: "service informatique à Genève",
        input: "On nous a volé les données des clients.",
        output:
          "Annoncez-le au PFPDT dans les meilleurs délais et prévenez les personnes concernées.",
      },
      {
        use_case: "consulenza legale in Ticino",
        input: "Un'azienda può vendere i dati dei clienti?",
        output: "Di regola solo con una base legale o il consenso; i clienti possono opporsi.",
      },
    ],
  },
};
