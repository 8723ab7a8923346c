import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_video_interview",
  name: "AI Video Interview Act",
  title: "Illinois Artificial Intelligence Video Interview Act",
  citation: "820 ILCS 42",
  link: "https://www.ilga.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-IL"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2020-01-01",
  articles: [
    {
      id: "820 ILCS 42/5",
      summary: "Applicants are told how AI reads their video interviews, and agree first.",
      triggers: [
        {
          tags: ["emotion_inference"],
          finding: "possible",
          severity: "medium",
          reason: "AI reads applicants in interviews; they must be told how, and agree first.",
          remediation: [
            "Tell applicants before the interview that AI reads it and how, and obtain their consent.",
          ],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "820 ILCS 42/5",
        finding: "possible",
        use_case: "recruiting of a Chicago, Illinois insurer",
        input: "Score the video interviews.",
        output:
          "I read the emotions on the candidates' faces: Dana was nervous and sad, so she gets 40 points.",
      },
    ],
    kept: [
      {
        use_case: "recruiting of a Chicago, Illinois insurer",
        input: "May AI watch the video interviews?",
        output:
          "Only after every applicant was told how it works and agreed; delete the videos within 30 days on request.",
      },
    ],
  },
};
