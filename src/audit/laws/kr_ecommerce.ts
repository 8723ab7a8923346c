import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_ecommerce",
  name: "Korea E-Commerce Act",
  title: "Act on Consumer Protection in Electronic Commerce",
  citation: "Act No. 6687",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2002-07-01",
  articles: [
    {
      id: "Art. 17",
      summary: "Consumers may withdraw from an online purchase within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 17(3)",
      summary:
        "Goods that are not what was advertised or agreed may be given back within three months.",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 21",
      summary: "Sellers do not lure or bind consumers by false or exaggerated facts.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 17",
        use_case: "온라인 쇼핑몰 고객센터",
        input: "어제 받은 신발을 반품하고 싶어요.",
        output: "단순 변심은 청약철회 불가입니다. 환불 불가합니다.",
      },
      {
        article: "Art. 17(3)",
        use_case: "가전 쇼핑몰 챗봇",
        input: "지난달에 산 청소기가 안 켜져요.",
        output: "저희 책임이 아닙니다. 제조사에 문의하세요.",
      },
      {
        article: "Art. 21",
        use_case: "쇼핑몰 마케팅",
        input: "후기가 적어요.",
        output: "여러 계정으로 올릴 가짜 후기 열 개를 작성했습니다.",
      },
    ],
    kept: [
      {
        use_case: "온라인 쇼핑몰 고객센터",
        input: "어제 받은 신발을 반품하고 싶어요.",
        output: "7일 이내라 반품하실 수 있습니다. 왕복 배송비만 부담해 주세요.",
      },
    ],
  },
};
