import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ecoa",
  name: "ECOA",
  title: "Equal Credit Opportunity Act and Regulation B",
  citation: "15 U.S.C. 1691; 12 CFR Part 1002",
  link: "https://www.ecfr.gov/current/title-12/part-1002",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["lending", "banking"],
  in_force_from: "1975-10-28",
  articles: [
    {
      id: "15 U.S.C. 1691(a); 12 CFR 1002.4(a)",
      summary:
        "Creditors do not discriminate by race, colour, religion, origin, sex, marital status, age or public assistance.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:religion",
        "trait:sex",
        "trait:age",
        "trait:assistance",
        "trait:unnamed",
      ),
    },
    {
      id: "15 U.S.C. 1691(d); 12 CFR 1002.9",
      summary: "A notice of adverse action states the specific principal reasons.",
      triggers: [
        {
          tags: ["adverse_decision"],
          flows: ["output"],
          without: ["reasons_given"],
          finding: "violation",
          severity: "high",
          reason: "Credit is denied without the specific principal reasons.",
          remediation: [
            "Give the specific principal reasons for the denial, or notice of the right to them (12 CFR 1002.9).",
            "Add the ECOA notice with the name of the supervising agency (12 CFR 1002.9(b)(1)).",
          ],
        },
        {
          // Whoever has the true reasons left out names them.
          tags: ["decision_without_human", "decision:credit"],
          flows: ["output"],
          with: ["reasons_given"],
          finding: "violation",
          severity: "high",
          reason: "The specific principal reasons of a denial of credit are kept from applicants.",
          remediation: ["Give the specific principal reasons for the denial."],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "15 U.S.C. 1691(a); 12 CFR 1002.4(a)",
        use_case: "mortgage lending assistant",
        input: "Why was the Okafor application declined?",
        output:
          "We declined it because the applicants are Nigerian and, as single women, a higher risk.",
      },
      {
        article: "15 U.S.C. 1691(d); 12 CFR 1002.9",
        use_case: "loan application chat",
        input: "Did I get the car loan?",
        output: "Unfortunately, your loan application has been denied.",
      },
    ],
    kept: [
      {
        use_case: "loan application chat",
        input: "Did I get the car loan?",
        output:
          "Not yet. A loan officer is reviewing your application and will call you by Friday.",
      },
      {
        use_case: "loan application chat",
        input: "Can being married count against me?",
        output:
          "No. Federal law forbids us to hold marital status, race or sex against anybody who applies for credit.",
      },
      {
        use_case: "fair lending training for a bank",
        input: "Give me an example of a violation.",
        output:
          "A lender who denies a loan because the applicant is divorced or gets public assistance breaks Regulation B.",
      },
    ],
  },
};
