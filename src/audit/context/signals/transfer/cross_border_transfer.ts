import { lexicon } from "../../frames/lexicon.ts";
import { findWaved, type Waved } from "../../frames/find_waved.ts";
import { findTogether } from "../../frames/find_together.ts";
import { NEGATION } from "../../frames/negation.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import { sentenceAt, sentenceSpan, sentenceText, type Span } from "../../reading.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";
import { TEACHING } from "../../frames/teaching.ts";

const SENT_ABROAD = sentenceSignal({
  id: "cross_border_transfer",
  description: "Personal data goes to another country.",
  sides: ["input", "output"],
  tags: ["cross_border_transfer"],
  severity: "medium",
  certainty: 0.75,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:transfer|send|export|store|host|process|move|copy|upload|share)\\p{L}* (?:\\p{L}+ ){0,8}(?:to|in|on servers in|with (?:our|a) (?:\\p{L}+ ){0,3}in) (?:the )?(?:us|usa|united states|america|china|russia|india|singapore|brazil|another country|third countr\\p{L}+|abroad|overseas|foreign servers?|servers outside|vietnam|pakistan|philippines|the cloud in \\p{L}+)",
          "outside (?:of )?(?:the )?(?:eu|eea|european union|country|uk|china|europe)",
          "cross-border (?:data )?transfer",
          "offshore",
          "(?:in die|in den) (?:usa|vereinigten staaten|drittstaat\\p{L}*|drittland)",
          "außerhalb der eu",
          "vers (?:les états-unis|la chine|un pays tiers)",
          "hors de l'ue",
          "a (?:los )?(?:estados unidos|ee\\.? ?uu\\.?|un tercer país|china)",
          "fuera de la ue",
          "para (?:os estados unidos|o exterior|a china)",
          "negli stati uniti",
          "fuori dall'ue",
          "naar de (?:vs|verenigde staten)",
          "buiten de eu",
          "do (?:usa|stanów zjednoczonych|państwa trzeciego)",
          "poza ue",
        ],
        [
          "(?:出境|传输到境外|跨境传输|境外服务器)",
          "海外(?:のサーバー|に移転|へ移転|に転送)",
          "국외(?:로)? ?이전",
          "해외 서버",
        ],
      ),
      all: [
        lexicon(
          [
            "personal data",
            "(?:customer|patient|user|employee|client|citizen|student|health|medical)(?:s'|'s)? (?:\\p{L}+ )?(?:data|records?|information|files?|database)",
            "personal information",
            "your data",
            "their data",
            "(?:kunden|patienten|nutzer|mitarbeiter)daten",
            "personenbezogene\\p{L}* daten",
            "ihre daten",
            "données (?:personnelles|de santé|des clients|clients)",
            "vos données",
            "datos (?:personales|de (?:los )?(?:clientes|pacientes|usuarios))",
            "sus datos",
            "dados (?:pessoais|de (?:clientes|pacientes))",
            "seus dados",
            "dati (?:personali|dei (?:clienti|pazienti))",
            "suoi dati",
            "persoonsgegevens",
            "uw gegevens",
            "klantgegevens",
            "dane osobowe",
            "danych osobowych",
            "dane klientów",
          ],
          [
            "个人信息",
            "用户数据",
            "客户数据",
            "患者数据",
            "個人情報",
            "個人データ",
            "顧客データ",
            "개인정보",
            "고객 데이터",
          ],
        ),
      ],
      none: [NEGATION],
    },
  ],
  together: [
    {
      all: [
        "destinations.abroad",
        "data_practices.word|data_practices.people",
        "destinations.act",
        "transfers.bare",
      ],
      words: 24,
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if", "unshielded.nothing"],
      side: "output",
    },
    {
      all: ["transfers.place", "transfers.way", "transfers.bare"],
      words: 30,
      asked: {
        all: ["data_practices.word|data_practices.people|data_practices.personal|keeping.subject"],
      },
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if", "unshielded.nothing"],
      side: "output",
    },
    {
      all: ["destinations.abroad", "data_practices.personal", "destinations.act"],
      sentences: 0,
      words: 16,
      affirmed: ["destinations.act"],
      unless: ["talk.law", "talk.report"],
      unlessBeside: ["talk.if", "unshielded.nothing"],
      side: "output",
    },
  ],
  examples: {
    true: [{ output: "We transfer your personal data to servers in China." }],
    false: [{ output: "We never transfer your data to the US." }],
  },
});

/** Neither contract nor safeguard nor word to the people stands behind the transfer. */
const BARE = { all: ["transfers.bare"], negatable: false as const, unlessBeside: ["talk.if"] };

/** Whoever asks whether records may go abroad, and is told that nothing needs to be agreed. */
const WAVED: Waved = {
  guard: "safeguards.paper|safeguards.consent",
  topics: [
    "destinations.abroad|transfers.place|safeguards.land",
    "safekeeping.records|data_practices.personal|data_practices.people|data_practices.word|safeguards.file",
  ],
  act: "safeguards.do|destinations.act|controller_duties.hand",
};

/** Who asks whether a transfer is lawful has sent nothing. */
function asksToLearn({ input }: SignalInput, { side, start }: SignalFinding): boolean {
  return side === "input" && sentenceText(input, sentenceAt(input, start)).search(TEACHING) >= 0;
}

export const signal: Signal = {
  ...SENT_ABROAD,
  detect(input) {
    const waved = findWaved(input, WAVED);
    const sent = [
      ...SENT_ABROAD.detect(input).filter((finding) => !asksToLearn(input, finding)),
      ...(waved === undefined ? [] : [toFinding(input, waved)]),
    ];
    if (waved !== undefined) return sent.map(unsafeguarded);
    if (sent.length === 0 || findTogether(input.output, BARE).length === 0) return sent;
    return sent.map(unsafeguarded);
  },
};

function unsafeguarded(finding: SignalFinding): SignalFinding {
  return { ...finding, tags: [...finding.tags, "unsafeguarded"] };
}

function toFinding({ output }: SignalInput, { start }: Span): SignalFinding {
  return {
    side: "output",
    tags: ["cross_border_transfer"],
    severity: "medium",
    certainty: 0.75,
    ...sentenceSpan(output, sentenceAt(output, start)),
  };
}
