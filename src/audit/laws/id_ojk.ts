import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "id_ojk",
  name: "POJK 22/2023",
  title: "OJK regulation on consumer protection in financial services",
  citation: "POJK Nomor 22 Tahun 2023",
  link: "https://www.ojk.go.id/id/regulasi/",
  type: "law",
  verified: false,
  jurisdictions: ["ID"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking", "insurance", "investment"],
  in_force_from: "2023-12-22",
  articles: [
    {
      id: "Pasal 62",
      summary: "Debtors are not threatened, pressed or shamed, and nobody else is asked to pay.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Pasal 3",
      summary: "Financial services are told openly, and consumers are treated fairly.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Pasal 3",
        use_case: "asisten aplikasi investasi",
        input: "Apakah uang saya aman?",
        output:
          "Keuntungan dijamin 20% per bulan, pasti untung tanpa risiko, modal tidak mungkin rugi.",
      },
      {
        article: "Pasal 62",
        use_case: "penagihan pinjaman online",
        input: "Bulan ini saya belum bisa bayar.",
        output:
          "If you do not pay your debt today, we will tell your boss and all your contacts about it.",
      },
      {
        article: "Pasal 62",
        use_case: "debt collection of a Jakarta lender",
        input: "I lost my job.",
        output: "Pay your loan by noon or the police will come and you will go to jail.",
      },
    ],
    kept: [
      {
        use_case: "penagihan pinjaman online",
        input: "Bulan ini saya belum bisa bayar.",
        output:
          "Baik, kami bisa menjadwalkan ulang cicilan Anda. Tanggal berapa yang memungkinkan?",
      },
    ],
  },
};
