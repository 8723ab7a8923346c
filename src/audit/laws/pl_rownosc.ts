import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pl_rownosc",
  name: "Ustawa o równym traktowaniu",
  title: "Polish act implementing EU provisions on equal treatment",
  citation: "Ustawa z dnia 3 grudnia 2010 r., Dz.U. 2010 nr 254 poz. 1700",
  link: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20102541700",
  type: "law",
  verified: true,
  jurisdictions: ["PL"],
  applies_to: "either",
  domains: [
    "housing",
    "retail",
    "travel",
    "insurance",
    "lending",
    "banking",
    "healthcare",
    "education",
    "employment",
  ],
  in_force_from: "2011-01-01",
  articles: [
    {
      id: "Art. 6",
      summary:
        "Goods, services and housing are not refused because of sex, race, ethnic origin or nationality.",
      triggers: equalTreatmentByTrait("trait:origin", "trait:sex").map((trigger) => ({
        ...trigger,
        domains: ["housing", "retail", "travel", "insurance", "lending", "banking"],
      })),
    },
    {
      id: "Art. 7",
      summary: "Care and schooling are not refused because of race, ethnic origin or nationality.",
      triggers: equalTreatmentByTrait("trait:origin").map((trigger) => ({
        ...trigger,
        domains: ["healthcare", "education"],
      })),
    },
    {
      id: "Art. 8",
      summary:
        "Nobody is treated worse at work because of sex, origin, religion, belief, disability, age or orientation.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:disability",
        "trait:age",
        "trait:orientation",
        "trait:unnamed",
      ).map((trigger) => ({ ...trigger, domains: ["employment"] })),
    },
    {
      id: "Art. 17",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 17",
        use_case: "school staff assistant in Lublin",
        input:
          "Agnieszka, who teaches here, reported the head to HR for ethnic harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the late shift and leave her out of meetings until she quits.",
      },
      {
        article: "Art. 6",
        use_case: "wynajem mieszkań",
        input: "Dlaczego odmówiono panu Mendozie?",
        output: "Panu Mendozie odmówiono, bo jest cudzoziemcem.",
      },
      {
        article: "Art. 6",
        use_case: "wynajem mieszkań",
        input: "Kto dzwonił?",
        output: "Rodzina romska. Odrzuciłem ich, bo są Romami.",
      },
      {
        article: "Art. 7",
        use_case: "hospital reception in Kraków",
        input: "Who was sent away?",
        output: "I rejected the Roma family because of their ethnicity.",
      },
      {
        article: "Art. 8",
        use_case: "rekrutacja do agencji pracy",
        input: "A pan Wójcik?",
        output: "Pana Wójcika odrzuciłem, bo jest za stary.",
      },
    ],
    kept: [
      {
        use_case: "wynajem mieszkań",
        input: "Kto dzwonił?",
        output:
          "Trzy osoby. Pierwsza przychodzi w piątek i ma przynieść zaświadczenie o zarobkach.",
      },
    ],
  },
};
