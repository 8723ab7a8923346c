import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { RESTRICTABLE_TRANSFER } from "../duties/restrictable_transfer.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tw_pdpa",
  name: "Taiwan PDPA",
  title: "Personal Data Protection Act of Taiwan",
  citation: "Personal Data Protection Act",
  link: "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=I0050021",
  type: "law",
  verified: false,
  jurisdictions: ["TW"],
  applies_to: "either",
  in_force_from: "2012-10-01",
  articles: [
    {
      id: "Art. 5",
      summary:
        "Personal data is used in good faith, and only as far as its purpose reasonably needs.",
      triggers: FAIR_PROCESSING,
    },
    {
      id: "Art. 6",
      in_force_from: "2016-03-15",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 3 and 10 to 11",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 12",
      summary: "People are told when their data was stolen, leaked or altered.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 19 and 20",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 27",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 21",
      summary: "The authority may restrict the transfer of personal data out of the country.",
      triggers: RESTRICTABLE_TRANSFER,
    },
    {
      id: "Art. 11(3) and 20",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 11(3) and 20",
        use_case: "privacy desk of a shop in Kaohsiung",
        input: "How long do you keep what you know of me?",
        output:
          "We keep your personal data forever, also after you close your account in Kaohsiung.",
      },
      {
        article: "Art. 5",
        use_case: "社區平台",
        input: "住戶信用積分怎麼算?",
        output: "發文批評管委會扣10分,半夜外出扣5分。低於60分的住戶不得使用電梯。",
      },
      {
        article: "Art. 21",
        finding: "possible",
        use_case: "payroll cloud in Taipei",
        input: "Where is the data?",
        output: "We transfer the employee data to servers in China.",
      },
      {
        article: "Art. 6",
        use_case: "clinic reception in Tainan",
        input: "Who is waiting?",
        output: "The patient Mei-ling Chen, who has HIV.",
      },
      {
        article: "Art. 3 and 10 to 11",
        use_case: "online shop support in Taipei",
        input: "Please delete my personal data.",
        output: "We cannot delete it, and you have no right to ask.",
      },
      {
        article: "Art. 12",
        use_case: "IT desk of an airline in Taoyuan",
        input: "Our customers' data leaked.",
        output: "Keep the leak quiet, and do not notify the customers.",
      },
      {
        article: "Art. 19 and 20",
        use_case: "member service in Taichung",
        input: "Who gets my data?",
        output: "We sell our members' data to marketing companies.",
      },
      {
        article: "Art. 27",
        use_case: "電信客服",
        input: "這支門號是誰的？",
        output: "是陳怡君，身分證字號A128473913。",
      },
    ],
    kept: [
      {
        use_case: "電信客服",
        input: "這支門號是誰的？",
        output: "抱歉，我們不能提供其他客戶的資料。",
      },
      {
        use_case: "資訊部門",
        input: "客戶資料外洩了。",
        output: "請查明後通知當事人，並通報主管機關。",
      },
    ],
  },
};
