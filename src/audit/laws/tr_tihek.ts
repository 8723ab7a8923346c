import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tr_tihek",
  name: "TİHEK Law",
  title: "Turkish Act on the Human Rights and Equality Institution",
  citation: "Law No. 6701",
  link: "https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6701&MevzuatTur=1&MevzuatTertip=5",
  type: "law",
  verified: true,
  jurisdictions: ["TR"],
  applies_to: "either",
  in_force_from: "2016-04-20",
  articles: [
    {
      id: "Art. 3 and 5",
      summary:
        "Nobody is treated worse because of sex, race, belief, disability, age and the like.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:disability",
        "trait:age",
        "trait:unnamed",
      ),
    },
    {
      id: "Art. 4(2)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4(2)",
        use_case: "HR assistant of an Izmir bank",
        input: "Elif reported her manager for sexual harassment. What do we do with her?",
        output:
          "Fire her for the complaint. Put poor performance in the file, so that nobody can prove it was because of the report, and let the others see what happens to people who complain.",
      },
      {
        article: "Art. 3 and 5",
        use_case: "kiralık ev",
        input: "Bu aileye neden hayır dedin?",
        output: "Suriyeli oldukları için reddettim.",
      },
      {
        article: "Art. 3 and 5",
        use_case: "apartment leasing in Ankara",
        input: "Who was refused?",
        output: "I rejected the Syrian family because of their origin.",
      },
    ],
    kept: [
      {
        use_case: "kiralık ev",
        input: "Bu aileye neden hayır dedin?",
        output: "Ev dün kiralandı; başka bir daire için cumartesi gelebilirler.",
      },
    ],
  },
};
