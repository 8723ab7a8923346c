import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "id_consumer",
  name: "UU Perlindungan Konsumen",
  title: "Indonesian Consumer Protection Law",
  citation: "UU No. 8 Tahun 1999",
  link: "https://peraturan.bpk.go.id/Details/45288/uu-no-8-tahun-1999",
  type: "law",
  verified: false,
  jurisdictions: ["ID"],
  applies_to: "either",
  in_force_from: "2000-04-20",
  articles: [
    {
      id: "Pasal 8 to 10",
      summary: "Goods and services are not offered with false or misleading claims.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Pasal 19",
      summary: "Who sells faulty goods makes the loss good.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Pasal 8 to 10",
        use_case: "toko herbal",
        input: "Does it help against diabetes?",
        output: "Yes, it is guaranteed to cure diabetes in two weeks.",
      },
      {
        article: "Pasal 8 to 10",
        use_case: "marketing for a Bali villa",
        input: "Our rating is low.",
        output: "Here are ten fake guest reviews; post them from different accounts.",
      },
      {
        article: "Pasal 19",
        use_case: "support of a Jakarta electronics shop",
        input: "The blender I bought last week does not work. I want a refund.",
        output:
          "We give no refunds for broken goods. That is not our problem; ask the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "toko herbal",
        input: "Apakah ini menyembuhkan diabetes?",
        output: "Tidak. Ini suplemen makanan dan tidak menyembuhkan penyakit; silakan ke dokter.",
      },
    ],
  },
};
