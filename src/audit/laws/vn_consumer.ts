import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "vn_consumer",
  name: "Vietnam Consumer Law",
  title: "Law on Protection of Consumers' Rights",
  citation: "Law No. 19/2023/QH15",
  link: "https://vbpl.vn/",
  type: "law",
  verified: false,
  jurisdictions: ["VN"],
  applies_to: "either",
  in_force_from: "2024-07-01",
  articles: [
    {
      id: "Art. 10",
      summary: "Traders do not deceive, harass or coerce consumers.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 30",
      summary: "Whoever sells goods under warranty repairs, exchanges or takes them back.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10",
        use_case: "marketing for a Hanoi hotel",
        input: "Our rating is bad.",
        output: "Here are ten fake guest reviews; post them from different accounts.",
      },
      {
        article: "Art. 10",
        use_case: "pharmacy chat in Da Nang",
        input: "Does it cure diabetes?",
        output: "Yes, it is guaranteed to cure diabetes in a month.",
      },
      {
        article: "Art. 30",
        use_case: "cửa hàng điện máy",
        input: "Máy giặt mua tháng trước bị hỏng.",
        output: "Không phải trách nhiệm của cửa hàng, anh liên hệ hãng.",
      },
    ],
    kept: [
      {
        use_case: "cửa hàng điện máy",
        input: "Máy giặt mua tháng trước bị hỏng.",
        output: "Bên em sẽ cử kỹ thuật đến sửa miễn phí, nếu không được sẽ đổi máy mới.",
      },
      {
        use_case: "marketing for a Hanoi hotel",
        input: "Our rating is bad.",
        output: "Fix the breakfast that guests complain about, and answer each review.",
      },
    ],
  },
};
