import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tr_consumer",
  name: "Turkish Consumer Act",
  title: "Turkish Consumer Protection Act",
  citation: "Law No. 6502",
  link: "https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6502&MevzuatTur=1&MevzuatTertip=5",
  type: "law",
  verified: true,
  jurisdictions: ["TR"],
  applies_to: "either",
  in_force_from: "2014-05-28",
  articles: [
    {
      id: "Art. 48",
      summary: "Consumers may withdraw from a distance contract within 14 days.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 61 and 62",
      summary: "Advertising and commercial practices are neither deceptive nor unfair.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 8 and 11",
      summary: "Faulty goods are repaired, replaced, reduced or refunded.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 48",
        use_case: "internet mağazası müşteri hizmetleri",
        input: "Ayakkabıyı iade etmek istiyorum.",
        output: "İnternet siparişlerinde iade kabul edilmez, cayma hakkı geçerli değil.",
      },
      {
        article: "Art. 61 and 62",
        use_case: "marketing for an Antalya hotel",
        input: "Few stars.",
        output: "Here are six fake testimonials from guests who never stayed.",
      },
      {
        article: "Art. 8 and 11",
        use_case: "support of an Ankara appliance shop",
        input: "The iron I bought last week is broken. I want a refund.",
        output: "No refunds for broken goods. All sales are final.",
      },
    ],
    kept: [
      {
        use_case: "internet mağazası müşteri hizmetleri",
        input: "Ayakkabıyı iade etmek istiyorum.",
        output: "Elbette, 14 gün içinde ücretsiz iade edebilirsiniz.",
      },
    ],
  },
};
