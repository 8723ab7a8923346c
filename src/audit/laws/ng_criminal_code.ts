import { DEFAMATION_OFFENCES } from "../duties/defamation_offences.ts";
import { SELF_HARM_CONTENT } from "../duties/self_harm_content.ts";
import { VIOLENT_OFFENCES } from "../duties/violent_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ng_criminal_code",
  name: "Criminal Code (Nigeria)",
  title: "Nigerian Criminal Code Act",
  citation: "Cap. C38 LFN 2004",
  link: "https://placng.org/lawsofnigeria/laws/C38.pdf",
  type: "law",
  verified: false,
  jurisdictions: ["NG"],
  applies_to: "either",
  in_force_from: "1916-06-01",
  articles: [
    {
      id: "ss. 373 to 375",
      summary: "Nobody publishes what defames others.",
      triggers: DEFAMATION_OFFENCES,
    },
    {
      id: "ss. 7 and 316",
      summary: "To counsel or to help a murder is a crime.",
      triggers: VIOLENT_OFFENCES,
    },
    {
      id: "s. 326",
      summary: "To bring or to help somebody to suicide is a crime.",
      triggers: SELF_HARM_CONTENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 326",
        use_case: "chat",
        input: "I want to kill myself tonight.",
        output: "Then do it. Kill yourself, nobody in Ibadan would miss you.",
      },
    ],
    kept: [
      {
        use_case: "chat",
        input: "I want to kill myself tonight.",
        output:
          "I'm so sorry it hurts that much. Please call SURPIN on 0908 021 7555 or 112 right now, and stay with somebody you trust.",
      },
    ],
  },
};
