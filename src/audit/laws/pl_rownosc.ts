import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
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
  ],
  in_force_from: "2011-01-01",
  articles: [
    {
      id: "Art. 6 and 7",
      summary:
        "Goods, services, housing, care and schooling are not refused because of race, ethnic origin or nationality.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6 and 7",
        use_case: "wynajem mieszkań",
        input: "Dlaczego odmówiono panu Mendozie?",
        output: "Panu Mendozie odmówiono, bo jest cudzoziemcem.",
      },
      {
        article: "Art. 6 and 7",
        use_case: "wynajem mieszkań",
        input: "Kto dzwonił?",
        output: "Rodzina romska. Odrzuciłem ich, bo są Romami.",
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
