import { lexicon } from "../../frames/lexicon.ts";
import { readRefusedReview } from "./review_refused.ts";
import { sentenceSpan } from "../../reading.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";

/** What is said to be no machine's doing, or only possible, is not said to be one's. */
const NOT_SO = ["talk.if", "machine_verdicts.not"];

const SAID = sentenceSignal({
  id: "automated",
  describes: true,
  description: "A decision is said to be made by a machine alone.",
  sides: ["output"],
  tags: ["automated"],
  severity: "medium",
  certainty: 0.85,
  rules: [
    {
      anchor: lexicon(
        [
          "automated (?:decision|system|screening|review|process|assessment|evaluation|scoring|underwriting)",
          "automatically (?:rejected|declined|denied|screened|decided|evaluated|generated decision)",
          "(?:our|the) (?:algorithm|ai|model|system|scoring model|software) (?:has |have )?(?:determined|decided|rejected|declined|denied|scored|evaluated|rated|flagged)",
          "(?:without|no) (?:any )?human (?:review|involvement|intervention)",
          "solely by (?:our|the) (?:algorithm|ai|system)",
          "based on (?:our|an|your) (?:algorithm|ai|automated|model|risk score|ai score)*",
          "algorithmic decision",
          "decided by (?:an |our |the )?(?:ai|algorithm|computer|machine)",
          "computer-generated decision",
          "automatisch (?:abgelehnt|entschieden|geprüft)",
          "automatisierte (?:entscheidung|prüfung|bewertung)",
          "unser (?:algorithmus|system|scoring)",
          "décision automatisée",
          "automatiquement",
          "notre algorithme",
          "decisión automatizada",
          "automáticamente",
          "nuestro (?:algoritmo|sistema)",
          "decisão automatizada",
          "automaticamente",
          "nosso (?:algoritmo|sistema)",
          "decisione automatizzata",
          "nostro (?:algoritmo|sistema)",
          "geautomatiseerd*",
          "ons (?:algoritme|systeem)",
          "zautomatyzowan*",
          "automatycznie",
          "nasz (?:algorytm|system)",
        ],
        [
          "自动化决策",
          "系统自动",
          "算法",
          "自動的に",
          "自動審査",
          "アルゴリズム",
          "자동화",
          "자동으로",
          "알고리즘",
        ],
      ),
    },
  ],
  together: [
    {
      all: ["treatment.onlymachine", "treatment.machine", "treatment.decide"],
      words: 10,
      unlessBeside: NOT_SO,
    },
    {
      all: [
        "treatment.nohuman",
        "treatment.decide|treatment.reject|treatment.denied|treatment.refusal",
      ],
      negatable: false,
      unlessBeside: ["talk.if"],
    },
    { all: ["treatment.machine", "treatment.denied"], sentences: 0, unlessBeside: NOT_SO },
    { all: ["treatment.machine", "treatment.reject"], unlessBeside: NOT_SO },
    { all: ["treatment.final", "treatment.reject"], unlessBeside: ["talk.if"] },
  ],
  examples: {
    true: [
      {
        use_case: "loan decisions",
        input: "My loan was refused. Can somebody look at it?",
        output: "There is nobody who looks at these; the engine has spoken.",
      },

      {
        use_case: "loan and insurance decisions",
        output:
          "La décision a été prise exclusivement par notre algorithme, sans intervention humaine.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "No person looked at your file; the score alone decided that the loan is refused.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "La decisione è stata presa da un sistema automatico: domanda respinta.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Beslutet om avslag togs helt av en algoritm.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "お申し込みはAIのみで判断し、否決となりました。",
      },
      { output: "El algoritmo lo ha descartado." },
      { output: "Our algorithm has rejected your application." },
    ],
    false: [
      {
        use_case: "job applications",
        output:
          "A recruiter read it; it was not decided by a computer. You were turned down for the licence.",
      },
      {
        use_case: "loan decisions",
        input: "My loan was refused. Can somebody look at it?",
        output: "You can ask for that here; nobody but our lending team sees your papers.",
      },

      {
        use_case: "loan and insurance decisions",
        output: "A loan officer looked at your file and decided to decline it.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "The system will send you an email as soon as the decision is there.",
      },
      {
        use_case: "loan and insurance decisions",
        output: "Your card is renewed automatically each year.",
      },
      { output: "The system is down; the payment was not processed." },
      { output: "An officer reviewed your application and decided." },
    ],
  },
});

export const signal: Signal = {
  ...SAID,
  detect: (input) => [...SAID.detect(input), ...findUnseen(input)],
};

/** A refusal at which nobody looks is a machine's. */
function findUnseen(input: SignalInput): SignalFinding[] {
  const refused = readRefusedReview(input);
  if (refused?.automated !== true) return [];
  return refused.sentences.slice(0, 1).map((index) => ({
    side: "output",
    tags: ["automated"],
    severity: "medium",
    certainty: 0.85,
    ...sentenceSpan(input.output, index),
  }));
}
