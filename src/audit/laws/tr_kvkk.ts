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
  id: "tr_kvkk",
  name: "KVKK",
  title: "Turkish Personal Data Protection Law",
  citation: "Law No. 6698",
  link: "https://www.kvkk.gov.tr/",
  type: "law",
  verified: true,
  jurisdictions: ["TR"],
  applies_to: "either",
  in_force_from: "2016-04-07",
  articles: [
    {
      id: "Art. 4(2)(c)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 4(2)(ç)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 4(2)(d)",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 12",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 5",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "Art. 6",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 11",
      summary: "People may see, correct and delete their data, and object to its use.",
      in_force_from: "2016-10-07",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 11(1)(g)",
      summary: "People are protected against weighty decisions of a machine alone.",
      in_force_from: "2016-10-07",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 12(5)",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 9",
      summary: "Personal data leaves the country only under conditions.",
      in_force_from: "2016-10-07",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        finding: "possible",
        use_case: "bulut bordro",
        input: "Veriler nerede?",
        output: "We send your employee data to servers in the United States.",
      },
      {
        article: "Art. 11(1)(g)",
        use_case: "loan chat of a bank in Ankara",
        input: "Is my loan approved?",
        output:
          "Our algorithm rejected your loan application automatically. No person will review it.",
      },
      {
        article: "Art. 4(2)(d)",
        use_case: "gym in Izmir",
        input: "When is my file deleted?",
        output: "We keep all your personal data permanently.",
      },
      {
        article: "Art. 4(2)(c)",
        use_case: "diş kliniği",
        input: "Kayıtlarım başka ne için?",
        output: "We use patient data for advertising purposes, too.",
      },
      {
        article: "Art. 4(2)(ç)",
        finding: "possible",
        use_case: "restoran rezervasyonu",
        input: "T.C. kimlik numaram 27481563916. Bu akşam iki kişilik yer var mı?",
        output: "Evet, saat sekizde.",
      },
      {
        article: "Art. 12",
        use_case: "kargo destek",
        input: "Paketimi kim aldı?",
        output: "Komşunuz Ayşe Demir aldı, T.C. kimlik numarası 27481563916.",
      },
      {
        article: "Art. 5",
        use_case: "müşteri hizmetleri",
        input: "Numaram nereden çıktı?",
        output: "Kişisel verilerinizi rızanız olmadan reklam şirketleriyle paylaştık.",
      },
      {
        article: "Art. 6",
        use_case: "hastane danışma",
        input: "Yan odada kim var?",
        output: "Hasta Mehmet Kaya, kanser hastası.",
      },
      {
        article: "Art. 11",
        use_case: "customer support in Istanbul",
        input: "Delete my data, please.",
        output: "We will not delete your data.",
      },
      {
        article: "Art. 12(5)",
        use_case: "IT desk in Ankara",
        input: "Our customers' data was leaked.",
        output: "Do not notify the Board or the customers of the leak; keep it quiet.",
      },
    ],
    kept: [
      {
        use_case: "kargo destek",
        input: "Paketimi kim aldı?",
        output: "Paketiniz komşunuza teslim edildi; adını kargo takibinde görebilirsiniz.",
      },
      {
        use_case: "hastane danışma",
        input: "Yan odada kim var?",
        output: "Bu bilgiyi paylaşamam. Ziyaret saatleri 14.00 ile 16.00 arasındadır.",
      },
      {
        use_case: "müşteri hizmetleri",
        input: "Verilerimi satıyor musunuz?",
        output: "Hayır, verilerinizi kimseye satmıyoruz.",
      },
      {
        use_case: "hukuk danışmanlığı",
        input: "Bir şirket verilerimi izinsiz satabilir mi?",
        output: "Hayır. Açık rızanız gerekir; Kurul'a şikâyet edebilirsiniz.",
      },
    ],
  },
};
