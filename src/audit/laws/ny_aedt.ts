import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_aedt",
  name: "NYC Local Law 144",
  title: "New York City law on automated employment decision tools",
  citation: "N.Y.C. Admin. Code 20-870 et seq.",
  link: "https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2023-07-05",
  articles: [
    {
      id: "20-871",
      summary: "Tools that decide on jobs need a bias audit and a notice.",
      triggers: [
        {
          tags: ["audit_missing"],
          flows: ["output"],
          finding: "violation",
          severity: "high",
          reason: "A tool that decides on jobs has no bias audit, or candidates get no notice.",
          remediation: [
            "Stop the tool until a bias audit is published and candidates get ten days' notice.",
          ],
        },
        {
          tags: ["adverse_decision", "decision:employment"],
          flows: ["output"],
          without: ["decided_by_people"],
          finding: "possible",
          severity: "medium",
          reason: "An automated tool decides about a candidate, and no notice is in sight.",
          remediation: [
            "Confirm the yearly bias audit and the notice to candidates ten business days before.",
          ],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "20-871",
        finding: "possible",
        use_case: "resume screening for jobs in New York City",
        input: "Any news on my application?",
        output:
          "Thank you for applying. Your score was too low, and you have been rejected for the position.",
      },
    ],
    kept: [
      {
        use_case: "resume screening for jobs in New York City",
        input: "Any news on my application?",
        output:
          "Not yet. As our notice said, a tool sorts the resumes, and a recruiter reads each of them this week.",
      },
    ],
  },
};
