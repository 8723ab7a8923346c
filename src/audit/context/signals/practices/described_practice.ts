import { hitsOf } from "../../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan, sentenceText, type Reading } from "../../reading.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import { REFUSAL } from "../../frames/refusal.ts";
import { isReportedAt } from "../../frames/reported.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";
import { TEACHING } from "../../frames/teaching.ts";
import { WRITING } from "../../frames/writing.ts";

/** A practice of which a description of an AI system speaks. */
interface DescribedPractice extends TogetherRule {
  /** Fact tag `described:` + this. */
  readonly practice: string;
  /** Stand anywhere in the description. */
  readonly elsewhere?: readonly string[];
  /** Stand nowhere in the description. */
  readonly nowhere?: readonly string[];
  /** Counts also where the description names another practice that nothing permits. */
  readonly besideOthers?: true;
}

/** Names of practices that hardly have another meaning. */
const PLAIN = [
  "prohibited_systems.scoring",
  "prohibited_systems.subliminal",
  "prohibited_systems.manipulate",
  "prohibited_systems.remote",
  "prohibited_systems.police",
  "prohibited_systems.exploit",
  "prohibited_systems.faces",
];
const PURPOSE = "described_systems.does";
/** In the sentence of a practice: the system is said to have none. */
const DENIED = "described_systems.denied";

const PRACTICES: readonly DescribedPractice[] = [
  { practice: "social_scoring", all: ["prohibited_systems.scoring", PURPOSE] },
  {
    practice: "social_scoring",
    all: ["rating.score", "social_conduct.conduct", "people.public"],
    sentences: 0,
    words: 14,
  },
  {
    practice: "hidden_manipulation",
    all: ["prohibited_systems.subliminal|prohibited_systems.manipulate", PURPOSE],
  },
  {
    practice: "exploited_vulnerability",
    all: ["prohibited_systems.exploit", "weak_persons.weak"],
    nowhere: ["described_systems.hacking"],
  },
  {
    practice: "exploited_vulnerability",
    all: ["prohibited_systems.exploit", PURPOSE],
    besideOthers: true,
  },
  {
    practice: "crime_prediction",
    all: ["prohibited_systems.police", "crime_prediction.profile|people.public"],
    sentences: 0,
  },
  { practice: "crime_prediction", all: ["prohibited_systems.police", PURPOSE], besideOthers: true },
  {
    practice: "face_scraping",
    all: ["prohibited_systems.faces", "prohibited_systems.grow"],
    words: 8,
    elsewhere: ["untargeted_harm.untargeted"],
  },
  {
    practice: "face_scraping",
    all: ["prohibited_systems.faces", "prohibited_systems.grow"],
    words: 8,
    besideOthers: true,
  },
  {
    practice: "face_scraping",
    all: ["scraping.act", "scraping.face", "scraping.source"],
    words: 18,
  },
  {
    practice: "emotion_inference",
    all: ["prohibited_systems.emotion", "emotion_recognition.place"],
    sentences: 0,
    nowhere: ["emotion_recognition.care"],
  },
  {
    practice: "biometric_categorisation",
    all: [
      "prohibited_systems.sorting|body_data.sorts",
      "traits.sensitive",
      "body_data.source|body_data.trait",
    ],
    words: 18,
  },
  {
    practice: "biometric_categorisation",
    all: ["prohibited_systems.sorting", PURPOSE],
    besideOthers: true,
  },
  { practice: "remote_biometric_identification", all: ["prohibited_systems.remote", PURPOSE] },
  {
    practice: "remote_biometric_identification",
    all: ["prohibited_systems.liveface", "public_space.space"],
  },
];

/** Who describes a system, who recites the law, and how an output advises against a practice. */
const SYSTEM = "described_systems.this";
const LAW = "described_systems.law";
const COUNSEL = "talk.counter|talk.guard|talk.law";
const SHORTEST = 60;

export const signal: Signal = {
  id: "described_practice",
  description: "The input describes an AI system with a practice that the AI Act prohibits.",
  detect(input) {
    if (!describes(input.input) || counsels(input)) return [];
    const found = new Map<string, SignalFinding>();
    for (const rule of PRACTICES) {
      if (found.has(rule.practice) || !holds(input.input, rule)) continue;
      const finding = findPractice(input, rule);
      if (finding !== undefined) found.set(rule.practice, finding);
    }
    return [...found.values()];
  },
  examples: {
    true: [
      {
        input:
          "The platform Civitas is deployed by a regional authority. It assigns social scores to residents and ranks them for housing.",
      },
      {
        input:
          "Our new tool is designed to infer emotions of employees from their webcams and reports them to the shift lead.",
      },
      {
        input:
          "Das System einer Handelskette dient der biometrischen Kategorisierung: Es ordnet Gesichter nach ethnischer Herkunft.",
      },
      {
        input:
          "L'outil déployé par la mairie effectue une identification biométrique à distance de tous les passants de la gare.",
      },
      {
        input:
          "El sistema de la empresa utiliza mensajes subliminales para que los clientes mayores compren más seguros.",
      },
      {
        input:
          "Il sistema sviluppato da una startup raccoglie volti da social network per espandere una banca dati di riconoscimento facciale.",
      },
      {
        input:
          "O sistema da empresa explora as vulnerabilidades de idosos e crianças para vender assinaturas caras todos os meses.",
      },
      {
        input:
          "Ons systeem doet aan emotieherkenning bij werknemers op de werkvloer en rapporteert elke week aan de manager.",
      },
      {
        input:
          "System używany przez gminę przyznaje mieszkańcom punkty: to scoring społeczny, od którego zależy przydział mieszkań.",
      },
      {
        input:
          "该系统由某市政府部署，用于对居民进行社会评分，并根据其社交行为决定其能否获得公共住房和补贴，还会分析其在网络上的言论，对其家庭成员的评分也会产生影响，最终决定福利待遇。",
      },
    ],
    false: [
      {
        input:
          "Article 5 lists prohibited practices: social scoring, subliminal techniques and real-time remote biometric identification. Summarize it for our staff.",
      },
      {
        input:
          "The system is designed to detect fatigue of lorry drivers; emotion recognition of employees for safety reasons is not stored.",
      },
      {
        input:
          "The tool is designed to identify and exploit vulnerabilities in digital systems, so that our penetration test finds security flaws.",
      },
      {
        input:
          "Our platform does not use subliminal techniques, and the system does not perform social scoring of any customer.",
      },
      {
        input:
          "The company uses a loyalty app. The app gives points for purchases and shows the score of each customer at the till.",
      },
      {
        input:
          "Das System der Bank bewertet Kreditanträge nach Einkommen und Zahlungsverhalten und nennt die Gründe einer Ablehnung.",
      },
      {
        input:
          "Our tool is designed to infer emotions of employees from their webcams. May we use it at work?",
        output: "No. Article 5(1)(f) of the AI Act prohibits it.",
      },
    ],
  },
};

function describes(reading: Reading): boolean {
  if (reading.text.length < SHORTEST || hits(reading, LAW)) return false;
  if (sentenceText(reading, 0).search(WRITING) >= 0) return false;
  return hits(reading, SYSTEM);
}

/** Whether the output declines, or warns of the practice. */
function counsels({ output }: SignalInput): boolean {
  return hits(output, COUNSEL) || standsIn(output, REFUSAL);
}

function holds(reading: Reading, rule: DescribedPractice): boolean {
  if (rule.nowhere?.some((step) => hits(reading, step))) return false;
  if (rule.elsewhere?.every((step) => hits(reading, step)) === false) return false;
  if (rule.besideOthers !== true) return true;
  return PLAIN.some(
    (step) => step !== rule.all[0] && findTogether(reading, { all: [step] }).length > 0,
  );
}

function findPractice(input: SignalInput, rule: DescribedPractice): SignalFinding | undefined {
  const reading = input.input;
  for (const { start } of findTogether(reading, { unlessBeside: [DENIED], ...rule })) {
    const index = sentenceAt(reading, start);
    if (sentenceText(reading, index).search(TEACHING) >= 0) continue;
    if (isReportedAt(input, { reading, index })) continue;
    return {
      side: "input",
      tags: ["described_practice", `described:${rule.practice}`],
      severity: "high",
      certainty: 0.8,
      ...sentenceSpan(reading, index),
    };
  }
  return undefined;
}

function hits(reading: Reading, step: string): boolean {
  return hitsOf(reading.words, step).length > 0;
}
