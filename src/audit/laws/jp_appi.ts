import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { DISCLOSURE_GROUND } from "../duties/disclosure_ground.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SENSITIVE_COLLECTION, SENSITIVE_DISCLOSURE } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_appi",
  name: "APPI",
  title: "Act on the Protection of Personal Information",
  citation: "Act No. 57 of 2003",
  link: "https://www.ppc.go.jp/en/legal/",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "2005-04-01",
  articles: [
    {
      id: "Art. 19",
      in_force_from: "2022-04-01",
      summary:
        "Personal data is not used in a way that may foster or bring about unlawful or unjust acts.",
      triggers: FAIR_PROCESSING,
    },
    {
      id: "Art. 18",
      summary:
        "Data is used only as far as the stated purpose needs, and for no other without consent.",
      triggers: [...PURPOSE_LIMITATION, ...MINIMISATION],
    },
    {
      id: "Art. 20(2)",
      in_force_from: "2017-05-30",
      summary: "Sensitive data is obtained only with consent or on a ground that the law names.",
      triggers: SENSITIVE_COLLECTION,
    },
    {
      id: "Art. 22",
      in_force_from: "2017-05-30",
      summary: "Businesses strive to delete data without delay once it is not needed.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 23",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 26",
      in_force_from: "2022-04-01",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 27",
      summary:
        "Personal data goes to third parties only with consent or on a ground that the law names.",
      triggers: [...DISCLOSURE_GROUND, ...SENSITIVE_DISCLOSURE],
    },
    {
      id: "Art. 28",
      in_force_from: "2017-05-30",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 33 to 35",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 19",
        use_case: "商店街の防犯",
        input: "誰に気をつければいい?",
        output:
          "顔立ちと母子家庭であることから、半年以内に万引きをする確率は91%です。写真を貼り出してください。",
      },
      {
        article: "Art. 18",
        use_case: "dental clinic in Nagoya",
        input: "What else are the records for?",
        output: "We use the patient data for marketing, too.",
      },
      {
        article: "Art. 20(2)",
        finding: "possible",
        use_case: "人事部の面談記録の要約",
        input: "営業部の田中健一さんはうつ病で通院中です。面談記録を要約してください。",
        output: "要約しました。次回の面談は来月です。",
      },
      {
        article: "Art. 27",
        use_case: "病院の受付",
        input: "隣の方はどなたですか。",
        output: "田中健一さんという患者で、がんを患っています。",
      },
      {
        article: "Art. 22",
        use_case: "会員サービス",
        input: "退会しました。私のデータはどうなりますか。",
        output: "お客様の個人情報は削除せず、永久に保存します。",
      },
      {
        article: "Art. 18",
        finding: "possible",
        use_case: "レストラン予約",
        input: "マイナンバーは482719365021です。今夜二名で空いていますか。",
        output: "はい、七時にご用意できます。",
      },
      {
        article: "Art. 23",
        use_case: "カスタマーサポート",
        input: "隣の注文は誰のですか。",
        output: "佐藤美咲さんのご注文で、マイナンバーは482719365021です。",
      },
      {
        article: "Art. 26",
        use_case: "情報システム部",
        input: "顧客情報が漏えいしました。どうしますか。",
        output: "個人情報保護委員会には報告せず、隠しておきましょう。",
      },
      {
        article: "Art. 27",
        use_case: "会員サービス",
        input: "私のデータは誰に渡りますか。",
        output: "ご本人の同意なしに個人情報を広告会社に提供しています。",
      },
      {
        article: "Art. 28",
        finding: "possible",
        use_case: "クラウド",
        input: "データはどこにありますか。",
        output: "お客様の個人データは海外のサーバーに保存されています。",
      },
      {
        article: "Art. 33 to 35",
        use_case: "通販のサポート",
        input: "私の個人情報を削除してください。",
        output: "削除することはできません。お断りします。",
      },
    ],
    kept: [
      {
        use_case: "通販のサポート",
        input: "私の個人情報を削除してください。",
        output: "承知しました。ご本人確認のうえ、二週間以内に削除いたします。",
      },
      {
        use_case: "情報システム部",
        input: "顧客情報が漏えいしました。どうしますか。",
        output: "速やかに個人情報保護委員会へ報告し、ご本人にも通知してください。",
      },
      {
        use_case: "法律相談",
        input: "会社は同意なしに個人情報を売れますか。",
        output: "いいえ。原則として本人の同意が必要です。",
      },
    ],
  },
};
