import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "audit_missing",
  description: "A tool that decides on jobs has no bias audit, or candidates get no notice of it.",
  sides: ["output"],
  tags: ["audit_missing"],
  severity: "medium",
  certainty: 0.8,
  domains: ["employment"],
  rules: [],
  together: [
    {
      all: ["bias_audit.none", "bias_audit.word"],
      words: 8,
      sentences: 0,
      negatable: false,
      elsewhere: ["treatment.machine|machine.word|bias_audit.tool"],
      unlessBeside: ["talk.if"],
    },
    {
      all: ["bias_audit.none"],
      asked: { all: ["bias_audit.word"] },
      negatable: false,
      elsewhere: ["treatment.machine|machine.word|bias_audit.tool"],
      unlessBeside: ["talk.if"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "hiring platform in New York City",
        input: "Is there a bias audit of your ranking tool?",
        output: "There is none, and the tool has already ranked you.",
      },
      {
        use_case: "resume screening in New York City",
        output: "An automated tool scored you. No bias audit was made, and no notice is given.",
      },
    ],
    false: [
      {
        use_case: "hiring platform in New York City",
        input: "Is there a bias audit of your ranking tool?",
        output: "Yes, the summary of this year's audit is on our career page.",
      },
    ],
  },
});
