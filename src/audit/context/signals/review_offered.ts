import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "review_offered",
  description: "A human review, an appeal or a contest of the decision is offered.",
  sides: ["output"],
  tags: ["review_offered"],
  severity: "low",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "appeal", "human review*", "reviewed by a (?:human|person|member of)", "request a (?:review|reconsideration)",
          "reconsider*", "contest (?:this|the) decision", "(?:speak|talk) (?:to|with) (?:a|an|one of our) (?:human|person|officer|agent|specialist|advisor|representative)",
          "dispute (?:this|the)", "ask (?:for|that) a (?:person|human)", "object to (?:this|the) decision", "widerspruch*", "einspruch*",
          "überprüfung durch", "sachbearbeiter", "recours", "contester", "réexamen", "intervention humaine", "recurrir",
          "recurso", "apelar", "revisión humana", "revisão", "contestar", "ricorso", "riesame", "contestare",
          "bezwaar", "heroverweging", "odwoł*", "ponowne rozpatrzenie",
        ],
        ["申诉", "复核", "人工审核", "異議", "再審査", "不服", "이의", "재심", "재검토"],
      ),
      none: [lexicon(["cannot (?:be )?appeal*", "no appeal", "final and", "not (?:be )?appealed", "can't appeal", "no right to appeal", "kein widerspruch", "sans recours", "sin recurso"])],
    },
  ],
  examples: {
    true: [{ output: "You can request a review of this decision by a loan officer." }],
    false: [{ output: "The decision is final and cannot be appealed." }],
  },
});
