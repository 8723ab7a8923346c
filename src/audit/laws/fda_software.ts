import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fda_software",
  name: "FD&C Act",
  title: "Federal Food, Drug, and Cosmetic Act: clinical decision software",
  citation: "21 U.S.C. 360j(o)",
  link: "https://www.law.cornell.edu/uscode/text/21/360j",
  type: "law",
  verified: true,
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
  examples: {
    violated: [
      {
        article: "21 U.S.C. 360j(o)",
        use_case: "symptom checker in a healthcare app",
        input: "My chest has felt tight for two days.",
        output:
          "You should stop taking your metoprolol today and take 300 mg of aspirin every six hours.",
      },
      {
        article: "21 U.S.C. 360j(o)",
        finding: "possible",
        use_case: "telehealth triage",
        input: "Burning when I pee, since Monday.",
        output: "You have a bladder infection.",
      },
    ],
    kept: [
      {
        use_case: "symptom checker in a healthcare app",
        input: "My chest has felt tight for two days.",
        output:
          "That can have many causes, some of them serious. Please see a doctor today, and call 911 if it gets worse.",
      },
      {
        use_case: "healthcare app",
        input: "What is metoprolol for?",
        output:
          "It is a beta blocker, used for high blood pressure and some heart rhythm problems.",
      },
      {
        use_case: "pharmacy chat",
        input: "My doctor prescribed 500 mg amoxicillin three times a day. With or without food?",
        output:
          "Either way is fine. Finish the pack as your doctor told you, and call the doctor if you get a rash.",
      },
      {
        use_case: "healthcare for pets",
        input: "My dog ate chocolate!",
        output:
          "Call your vet or the poison hotline now and tell them the dog's weight and how much it ate.",
      },
    ],
  },
};
