import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tr_6563",
  name: "Law 6563",
  title: "Turkish Act on the Regulation of Electronic Commerce",
  citation: "Law No. 6563",
  link: "https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6563&MevzuatTur=1&MevzuatTertip=5",
  type: "law",
  verified: true,
  jurisdictions: ["TR"],
  applies_to: "either",
  in_force_from: "2015-05-01",
  articles: [
    { id: "Art. 6", summary: "Electronic marketing needs consent.", triggers: MARKETING_CONSENT },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output:
          "I will send bulk SMS to the purchased list in Turkey, without asking for consent first.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text strangers in Turkey?",
        output: "No, consent is recorded in the IYS system first.",
      },
    ],
  },
};
