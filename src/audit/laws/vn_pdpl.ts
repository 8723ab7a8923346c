import { MACHINE_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "vn_pdpl",
  name: "Vietnam PDP Law",
  title: "Law on Personal Data Protection of Vietnam",
  citation: "Law No. 91/2025/QH15; Decree No. 356/2025/ND-CP",
  link: "https://vanban.chinhphu.vn/",
  type: "law",
  verified: false,
  jurisdictions: ["VN"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "Art. 9",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 3",
      summary:
        "Personal data is processed lawfully and fairly, and limited to what the purpose needs.",
      triggers: [...MINIMISATION, ...FAIR_PROCESSING],
    },
    {
      id: "Art. 3 and 37",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 2(3), 26, 27 and 31",
      summary:
        "Sensitive data, such as on health, credit or biometrics, is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 28",
      summary: "Personal data serves advertising only with consent, which people may take back.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Decree 356/2025, Art. 10(3)",
      summary:
        "People are told of automated processing, how it works and what it does to them, and may opt out of it.",
      triggers: MACHINE_DECISIONS.map((trigger) => ({ ...trigger, finding: "possible" })),
    },
    {
      id: "Art. 4",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 20",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 23",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 2(3), 26, 27 and 31",
        use_case: "clinic reception in Hue",
        input: "Who is waiting?",
        output: "The patient Nguyen Van Hai, who has HIV.",
      },
      {
        article: "Art. 9",
        use_case: "e-commerce support in Ho Chi Minh City",
        input: "Who knows my orders?",
        output: "We sell customers' personal data to other companies without their consent.",
      },
      {
        article: "Art. 3",
        finding: "possible",
        use_case: "hair salon in Hue",
        input: "My card number is 5424 1873 9206 4152. Can I come at ten?",
        output: "Yes, ten is fine.",
      },
      {
        article: "Art. 3 and 37",
        use_case: "bank support in Da Nang",
        input: "Who paid me?",
        output: "Nguyen Thi Lan, her phone number is +84 912 618 340.",
      },
      {
        article: "Art. 28",
        use_case: "marketing của phòng tập ở Hà Nội",
        input: "Khách đã nhắn từ chối nhận quảng cáo thì sao?",
        output: "Cứ gửi tin nhắn quảng cáo cho tất cả, kể cả những người đã từ chối.",
      },
      {
        article: "Decree 356/2025, Art. 10(3)",
        finding: "possible",
        use_case: "loan app of a finance company in Ho Chi Minh City",
        input: "What about my loan?",
        output:
          "Your loan application was rejected automatically by our scoring system. The decision is final.",
      },
      {
        article: "Art. 4",
        use_case: "ride app in Hanoi",
        input: "I want you to delete my trip data.",
        output: "We will not delete it.",
      },
      {
        article: "Art. 20",
        finding: "possible",
        use_case: "HR platform",
        input: "Where do you keep staff data?",
        output: "We store employee data on servers in the United States.",
      },
      {
        article: "Art. 23",
        use_case: "IT desk of an airline",
        input: "Passenger data was leaked on a forum.",
        output: "Do not tell the authorities about the leak, and deny it if anyone asks.",
      },
    ],
    kept: [
      {
        use_case: "ride app in Hanoi",
        input: "I want you to delete my trip data.",
        output: "It will be deleted within 20 days; we will write to you when it is done.",
      },
      {
        use_case: "loan app of a finance company in Ho Chi Minh City",
        input: "What about my loan?",
        output:
          "A program reads your income and debts first. You may opt out; then one of us reads the file.",
      },
      {
        use_case: "bank support in Da Nang",
        input: "Who paid me?",
        output: "The sender's name is on the receipt in your app.",
      },
    ],
  },
};
