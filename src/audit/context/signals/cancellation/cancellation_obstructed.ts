import { hitsOf } from "../../../reading/hits_of.ts";
import type { Reading } from "../../reading.ts";
import { findTogether } from "../../frames/find_together.ts";
import { sentenceSignal, type TogetherSignalRule } from "../../frames/sentence_signal.ts";
import type { Signal } from "../../frames/signal.ts";

/** What is said of the law, or of ways out that are open, bars nobody. */
const BARRED = {
  negatable: false,
  unless: ["law.named"],
  unlessSaid: ["leaving.easy"],
  side: "output",
} as const;

/** In an answer to somebody who wants to leave. */
const ANSWERED: readonly TogetherSignalRule[] = [
  { all: ["leaving.way", "leaving.only"], sentences: 0, words: 9, negatable: false as const },
  { all: ["leaving.online", "leaving.way"], negated: true as const },
  { all: ["leaving.burden"], negatable: false as const },
  { all: ["leaving.withheld"], negatable: false as const },
  {
    all: ["leaving.charged", "leaving.unable|leaving.withheld"],
    words: 24,
    negatable: false as const,
    unlessBeside: ["talk.if"],
  },
  { all: ["leaving.withheld", "leaving.burden"], negatable: false as const, unlessSaid: [] },
].map((rule) => ({ ...BARRED, ...rule, asked: { all: ["leaving.act"] } }));

const BARRING = sentenceSignal({
  id: "cancellation_obstructed",
  description: "Whoever wants to leave a contract is kept from it, or worn out.",
  sides: ["output"],
  tags: ["cancellation_obstructed"],
  severity: "medium",
  certainty: 0.75,
  rules: [],
  together: [
    { ...BARRED, all: ["leaving.way", "leaving.only", "leaving.act"], sentences: 0, words: 14 },
    { ...BARRED, all: ["leaving.burden", "leaving.act"], words: 30 },
    { ...BARRED, all: ["leaving.withheld", "leaving.act"], words: 20 },
    ...ANSWERED,
  ],
  examples: {
    true: [
      {
        use_case: "support of a streaming service",
        input: "How do I cancel my subscription?",
        output: "Only by registered letter to our office in Malta; it takes 90 days.",
      },
      {
        use_case: "Kundenservice eines Fitnessstudios",
        input: "Ich möchte kündigen.",
        output: "Das geht nicht online, nur persönlich am Schalter montags von 9 bis 10.",
      },
      {
        use_case: "atención al cliente de una plataforma",
        input: "¿Cómo me doy de baja?",
        output: "Antes tiene que rellenar una encuesta de 60 preguntas y ver tres ofertas.",
      },
      {
        use_case: "客服",
        input: "我想取消会员。",
        output: "取消只能本人到店办理,不支持网上取消。",
      },
    ],
    false: [
      {
        use_case: "support of a streaming service",
        input: "How do I cancel my subscription?",
        output: "In your account, press Cancel; or call us if you prefer the phone.",
      },
      {
        use_case: "support of a streaming service",
        input: "Did you get my cancellation?",
        output: "Yes, your letter came on Monday, and the plan ends on 30 June.",
      },
    ],
  },
});

/** An appointment or an account at a bank may be ended where it was made. */
const ELSEWHERE = [
  "healthcare",
  "banking",
  "lending",
  "government_benefits",
  "legal",
  "employment",
];

export const signal: Signal = {
  ...BARRING,
  detect(input) {
    if (ELSEWHERE.some((domain) => input.domains.has(domain))) return [];
    if (hitsOf(input.input.words, "leaving.appointment").length > 0) return [];
    return isOpen(input.output) ? [] : BARRING.detect(input);
  },
};

/** Whether the output names a way out over the internet without denying it. */
function isOpen(output: Reading): boolean {
  const named = hitsOf(output.words, "leaving.online").length;
  const denied = findTogether(output, { all: ["leaving.online"], negated: true }).length;
  const offline = hitsOf(output.words, "leaving.offline|leaving.joined").length;
  const worn = hitsOf(output.words, "leaving.burden|leaving.withheld|leaving.charged").length;
  return named > denied + offline && worn === 0;
}
