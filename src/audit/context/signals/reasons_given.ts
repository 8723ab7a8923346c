import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

/** Reasons that Regulation B does not accept as specific (12 CFR 1002.9(b)(2)). */
const UNSPECIFIC = lexicon(
  [
    "internal (?:policy|policies|standards|criteria|guidelines|reasons)",
    "qualifying score",
    "(?:due to|because of|based on|owing to|per|under|by) our (?:policy|policies|standards|criteria|algorithm|system|model)",
    "company policy",
    "various (?:reasons|factors)",
    "cannot (?:share|disclose|explain|provide)",
    "interne (?:richtlinien|gründe)",
    "politique interne",
    "política interna",
    "politiche interne",
    "intern beleid",
  ],
  ["内部政策", "内部规定", "社内規定", "総合的", "내부 규정", "내부 정책"],
);

export const signal = sentenceSignal({
  id: "reasons_given",
  description: "The principal reasons of a decision are stated.",
  sides: ["output"],
  tags: ["reasons_given"],
  severity: "low",
  certainty: 0.8,
  rules: [
    {
      anchor: lexicon(
        [
          "because",
          "due to",
          "(?:principal |main |specific )?reasons?(?: for (?:this|the|our) \\p{L}+)?(?: is| are|:)",
          "owing to",
          "debt-to-income",
          "insufficient (?:income|credit|experience|collateral|documents|documentation)",
          "(?:income|credit score|credit history|collateral|down payment) (?:is|was|are) (?:too|below|insufficient|not)",
          "as you (?:do not|don't) (?:have|hold)",
          "since (?:your|you|the) \\p{L}+",
          "late payments?",
          "delinquen*",
          "weil",
          "wegen",
          "aufgrund",
          "grund:",
          "gründe:",
          "begründung",
          "parce que",
          "en raison",
          "à cause",
          "motif*",
          "porque",
          "debido a",
          "motivo*",
          "razones",
          "devido",
          "em razão",
          "perché",
          "a causa",
          "a motivo",
          "omdat",
          "vanwege",
          "wegens",
          "reden*",
          "ponieważ",
          "z powodu",
          "powod*",
          "ze względu",
        ],
        ["因为", "由于", "原因", "理由", "ため", "から", "때문", "이유", "사유"],
      ),
      none: [UNSPECIFIC],
    },
  ],
  examples: {
    true: [{ output: "We denied the loan because your debt-to-income ratio is 58 %." }],
    false: [
      { output: "We denied the loan due to internal policy." },
      { output: "We denied the loan." },
    ],
  },
});
