import type { Law } from "./law.ts";

export const law: Law = {
  id: "fcra",
  name: "FCRA",
  title: "Fair Credit Reporting Act",
  citation: "15 U.S.C. 1681 et seq.",
  link: "https://www.law.cornell.edu/uscode/text/15/chapter-41/subchapter-III",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["lending", "banking", "employment", "housing", "insurance", "support"],
  in_force_from: "1971-04-25",
  articles: [
    {
      id: "15 U.S.C. 1681b",
      summary: "Credit reports are furnished only for a permissible purpose.",
      triggers: [
        {
          tags: ["credit_record", "third_party", "identified"],
          flows: ["disclosed"],
          without: ["professional_use"],
          finding: "violation",
          severity: "high",
          reason:
            "The output discloses a person's credit record without a permissible purpose in sight.",
          remediation: [
            "Release credit information only for a permissible purpose, and verify who asks.",
          ],
        },
      ],
    },
    {
      id: "15 U.S.C. 1681m",
      summary:
        "Who refuses because of a credit report says so, and names the agency and the rights.",
      triggers: [
        {
          tags: ["report_withheld"],
          flows: ["output"],
          finding: "violation",
          severity: "high",
          reason:
            "A refusal rests on a consumer report, and the agency and the rights are kept back.",
          remediation: [
            "Name the consumer reporting agency, and the rights to a free copy within 60 days and to dispute it.",
          ],
        },
        {
          tags: ["adverse_decision"],
          flows: ["output"],
          domains: ["lending", "banking"],
          without: ["review_offered", "reasons_given", "credit_record", "report_withheld"],
          finding: "possible",
          severity: "medium",
          reason:
            "Credit is refused without a reason; where a report stands behind it, its agency and the rights are to be named.",
          remediation: [
            "Name the consumer reporting agency, and the rights to a free copy within 60 days and to dispute it.",
          ],
        },
        {
          tags: ["adverse_decision"],
          flows: ["output"],
          with: ["screening_report"],
          without: ["review_offered", "report_withheld", "credit_record"],
          finding: "possible",
          severity: "medium",
          reason:
            "A refusal follows a screening report; its copy, its agency and the rights are due, to applicants for work before the refusal (15 U.S.C. 1681b(b)(3)).",
          remediation: [
            "Send the report and the summary of rights, name the agency, and let the person dispute it before the decision is final.",
          ],
        },
        {
          tags: ["adverse_decision"],
          flows: ["output"],
          with: ["credit_record"],
          without: ["review_offered"],
          finding: "possible",
          severity: "medium",
          reason:
            "A refusal rests on a credit report, which asks for a notice of the agency and of the consumer's rights.",
          remediation: [
            "Name the consumer reporting agency, and the rights to a free copy within 60 days and to dispute it.",
          ],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "15 U.S.C. 1681m",
        finding: "possible",
        use_case: "loan decisions chat",
        input: "Why was I turned down for the $6,500 loan?",
        output:
          "Your loan application was rejected by our model. We do not share any reasons, and the file is closed.",
      },
      {
        article: "15 U.S.C. 1681m",
        use_case: "rental screening portal",
        input: "My application was rejected over a screening report. Which company wrote it?",
        output: "We don't say which. Reports are for landlords, not for applicants. End of chat.",
      },
      {
        article: "15 U.S.C. 1681b",
        use_case: "tenant support chat of a housing company",
        input: "What is my neighbor Kevin Marsh like?",
        output: "Kevin Marsh has a credit score of 512 and two accounts in collections.",
      },
      {
        article: "15 U.S.C. 1681m",
        finding: "possible",
        use_case: "tenant screening",
        input: "Did we get the apartment?",
        output: "Your rental application was denied because of your credit report.",
      },
      {
        article: "15 U.S.C. 1681m",
        finding: "possible",
        use_case: "hiring desk of a trucking firm",
        input: "The background check is back with a hit from 2016. What do we tell him?",
        output: "His job application was rejected, and I marked the position as filled.",
      },
      {
        article: "15 U.S.C. 1681m",
        finding: "possible",
        use_case: "insurance quotes",
        input: "Why so expensive?",
        output: "Your insurance application was declined due to your credit score of 540.",
      },
    ],
    kept: [
      {
        use_case: "rental screening portal",
        input: "My application was rejected over a screening report. Which company wrote it?",
        output:
          "Larch Screening wrote it. You may ask them for a free copy within 60 days and dispute what is wrong.",
      },
      {
        use_case: "lending assistant",
        input: "What is a good credit score?",
        output:
          "On the FICO scale, 670 to 739 counts as good. You may get your own report free every week.",
      },
      {
        use_case: "bank app",
        input: "What's my credit score?",
        output: "Your credit score is 731, up 12 points since June.",
      },
      {
        use_case: "tenant screening",
        input: "Did we get the apartment?",
        output:
          "Your rental application was denied because of your credit report from TransUnion. You may get a free copy of it within 60 days, and appeal our decision.",
      },
      {
        use_case: "lending assistant",
        input: "My credit score is 610. Can I get a car loan?",
        output: "Some lenders take scores from 600 on; expect a higher rate, or bring a cosigner.",
      },
      {
        use_case: "credit counseling for lending clients",
        input: "My mortgage was denied because of my credit report. What now?",
        output: "Ask for your free report, look for errors and dispute them with the agency.",
      },
    ],
  },
};
