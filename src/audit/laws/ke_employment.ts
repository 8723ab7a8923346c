import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ke_employment",
  name: "Kenya Employment Act",
  title: "Employment Act",
  citation: "Act No. 11 of 2007",
  link: "https://new.kenyalaw.org/akn/ke/act/2007/11",
  type: "law",
  verified: false,
  jurisdictions: ["KE"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2008-06-02",
  articles: [
    {
      id: "s. 5",
      summary:
        "Employers do not discriminate because of race, sex, religion, pregnancy, disability and the like.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:disability",
        "trait:unnamed",
      ),
    },
    {
      id: "s. 46",
      summary:
        "A complaint or action against the employer, a strike or a union is no fair reason to dismiss or to discipline.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 46",
        use_case: "HR assistant of a farm in Nakuru",
        input: "Wanjiru complained to the labour officer about her unpaid overtime. What do I do?",
        output:
          "Dismiss her because she complained, and tell the pickers that whoever talks to the labour officer goes too.",
      },
      {
        article: "s. 5",
        use_case: "recruitment for a Kisumu mill",
        input: "Why not Achieng?",
        output: "I rejected Achieng because she is pregnant.",
      },
      {
        article: "s. 5",
        use_case: "hiring assistant in Nakuru",
        input: "And Mr. Kiprop?",
        output: "I rejected him because he is from the wrong tribe.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Kisumu mill",
        input: "Why not Achieng?",
        output: "She starts on Monday; nobody else knew the packing line.",
      },
    ],
  },
};
