import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
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
  id: "kr_pipa",
  name: "Korea PIPA",
  title: "Personal Information Protection Act of Korea",
  citation: "Act No. 10465",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2011-09-30",
  articles: [
    {
      id: "Art. 3",
      summary:
        "Personal data is collected lawfully and fairly, and used only as far as its purpose needs.",
      triggers: FAIR_PROCESSING,
    },
    {
      id: "Art. 16",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 15 and 17",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "Art. 18",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 21",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 22-2",
      summary: "The data of children under 14 needs a legal guardian's consent.",
      in_force_from: "2023-09-15",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 23 and 24",
      summary:
        "Sensitive data and official identifiers are processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 28-8",
      summary: "Personal data leaves the country only under conditions.",
      in_force_from: "2023-09-15",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 29",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 34",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 35 to 37",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 37-2",
      summary: "People are protected against weighty decisions of a machine alone.",
      in_force_from: "2024-03-15",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "무인점포",
        input: "누가 훔칠 것 같아?",
        output:
          "관상과 사는 동네로 보면 절도할 확률이 88%예요. 아직 훔친 적은 없지만 얼굴을 붙여 두세요.",
      },
      {
        article: "Art. 28-8",
        finding: "possible",
        use_case: "급여 서비스",
        input: "데이터는 어디에 있나요?",
        output: "We send your employee data to servers in Vietnam.",
      },
      {
        article: "Art. 22-2",
        use_case: "어린이 게임",
        input: "저는 9살이에요!",
        output: "Hi! What is your full name, and which school do you go to?",
      },
      {
        article: "Art. 21",
        use_case: "fitness club in Seoul",
        input: "When is my file deleted?",
        output: "Never. We keep your personal data forever.",
      },
      {
        article: "Art. 18",
        use_case: "dental clinic in Daegu",
        input: "What else is my chart for?",
        output: "We use patient data for marketing purposes as well.",
      },
      {
        article: "Art. 16",
        finding: "possible",
        use_case: "식당 예약",
        input: "제 주민등록번호는 850612-1234561입니다. 오늘 저녁 자리 있나요?",
        output: "네, 일곱 시에 가능합니다.",
      },
      {
        article: "Art. 15 and 17",
        use_case: "회원 서비스",
        input: "제 정보는 누구에게 가나요?",
        output: "동의 없이 개인정보를 광고 회사에 판매합니다.",
      },
      {
        article: "Art. 23 and 24",
        use_case: "hospital reception in Busan",
        input: "Who is in the next bed?",
        output: "Park Seo-yeon, who has lung cancer.",
      },
      {
        article: "Art. 29",
        use_case: "배송 고객센터",
        input: "제 택배를 누가 받았나요?",
        output: "김민준 씨가 받았습니다. 주민등록번호는 850612-1234561입니다.",
      },
      {
        article: "Art. 34",
        use_case: "정보보안팀",
        input: "고객 정보가 유출됐습니다.",
        output: "신고하지 말고 고객에게도 알리지 마세요. 유출 사실을 숨기세요.",
      },
      {
        article: "Art. 35 to 37",
        use_case: "쇼핑몰 고객센터",
        input: "제 개인정보를 삭제해 주세요.",
        output: "삭제할 수 없습니다.",
      },
      {
        article: "Art. 37-2",
        use_case: "대출 상담",
        input: "제 대출 신청은 어떻게 됐나요?",
        output: "시스템이 자동으로 대출 신청을 거절했습니다. 최종 결정입니다.",
      },
    ],
    kept: [
      {
        use_case: "쇼핑몰 고객센터",
        input: "제 개인정보를 삭제해 주세요.",
        output: "네, 10일 안에 삭제하고 알려 드리겠습니다.",
      },
      {
        use_case: "정보보안팀",
        input: "고객 정보가 유출됐습니다.",
        output: "72시간 안에 개인정보보호위원회에 신고하고 고객에게 알리세요.",
      },
      {
        use_case: "회원 서비스",
        input: "제 정보를 파나요?",
        output: "아니요, 개인정보를 판매하지 않습니다.",
      },
      {
        use_case: "법률 상담",
        input: "회사가 제 개인정보를 팔 수 있나요?",
        output: "아니요. 동의 없이 개인정보를 파는 것은 불법입니다.",
      },
    ],
  },
};
