import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fda_software",
  name: "FD&C Act",
  title: "Federal Food, Drug, and Cosmetic Act: clinical decision software",
  citation: "21 U.S.C. 360j(o)",
  link: "https://www.law.cornell.edu/uscode/text/21/360j",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["healthcare", "mental_health", "companion", "support"],
  in_force_from: "2016-12-13",
  articles: [
    {
      id: "21 U.S.C. 360j(o)",
      summary:
        "Software that diagnoses or directs treatment of patients is a device, unless a professional can review its basis.",
      triggers: MEDICAL_ADVICE,
    },
  ],
};
