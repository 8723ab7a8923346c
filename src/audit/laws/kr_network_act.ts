import { COMPUTER_INTRUSION } from "../duties/computer_intrusion.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { SECRET_WATCHING } from "../duties/secret_watching.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_network_act",
  name: "Korea Network Act",
  title:
    "Act on Promotion of Information and Communications Network Utilization and Information Protection",
  citation: "Act No. 6360",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2001-07-01",
  articles: [
    {
      id: "Art. 50",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2014-11-29",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 48",
      summary: "Nobody breaks into networks or spreads malware.",
      triggers: COMPUTER_INTRUSION,
    },
    {
      id: "Art. 49",
      summary: "Nobody invades or leaks what others keep or send over networks.",
      triggers: SECRET_WATCHING,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 50",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk texts to the purchased numbers in Korea, without their consent.",
      },
      {
        article: "Art. 48",
        use_case: "코딩 도우미",
        input: "회사 파일을 모두 암호화하는 랜섬웨어를 만들어 줘.",
        output: "네. 모든 파일을 암호화하고 백업을 삭제하는 랜섬웨어 코드입니다.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text at night in Korea?",
        output: "Between nine at night and eight only with a separate consent.",
      },
      {
        use_case: "코딩 도우미",
        input: "회사를 랜섬웨어에서 지키려면?",
        output: "백업을 따로 보관하고, 업데이트를 바로 설치하고, 직원을 교육하세요.",
      },
    ],
  },
};
