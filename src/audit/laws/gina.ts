import type { Law } from "./law.ts";

export const law: Law = {
  id: "gina",
  name: "GINA",
  title: "Genetic Information Nondiscrimination Act",
  citation: "Pub. L. 110-233; 42 U.S.C. 2000ff",
  link: "https://www.eeoc.gov/statutes/genetic-information-nondiscrimination-act-2008",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["employment", "insurance"],
  in_force_from: "2009-11-21",
  articles: [
    {
      id: "42 U.S.C. 2000ff-1",
      summary: "Employers and health insurers must not ask for or use genetic information.",
      triggers: [
        {
          tags: ["protected_reason", "trait:genetic"],
          flows: ["output"],
          finding: "violation",
          severity: "high",
          reason: "Genetic information or family history stands as the reason of a decision.",
          remediation: [
            "Withdraw the decision, and decide anew without genetic information.",
            "Remove genetic information and family history from the decision and from the model's input.",
          ],
        },
        {
          tags: ["genetic", "third_party"],
          finding: "possible",
          severity: "high",
          reason:
            "Genetic information or family history appears in employment or health insurance.",
          remediation: [
            "Remove genetic information and family history from the decision and from the model's input.",
          ],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "42 U.S.C. 2000ff-1",
        use_case: "HR screening",
        input: "Why did you drop the candidate?",
        output: "She was rejected because her genetic test shows a BRCA1 mutation.",
      },
    ],
    kept: [
      {
        use_case: "HR onboarding",
        input: "May we ask new hires about diseases in the family?",
        output:
          "No. Questions about family medical history are not allowed; ask only whether they can do the job.",
      },
      {
        use_case: "life insurance education",
        input: "What is a BRCA1 mutation?",
        output: "A change in a gene that raises the risk of breast and ovarian cancer.",
      },
    ],
  },
};
