import { lexicon } from "./lexicon.ts";
import { NEGATION } from "./negation.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "remote_biometric_identification",
  description: "People are identified by biometrics in public spaces.",
  sides: ["input", "output"],
  tags: ["remote_biometric_identification"],
  severity: "critical",
  certainty: 0.8,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:real-time|live) (?:facial|face|biometric) (?:recognition|identification)",
          "(?:facial|face) recognition (?:\\p{L}+ ){0,6}(?:crowd|crowds|street|streets|public|protest|protesters|demonstration|passers-by|square|station|mall)",
          "identify (?:\\p{L}+ ){0,4}(?:protesters|passers-by|people in the crowd|demonstrators)",
          "reconnaissance faciale en temps réel",
          "gesichtserkennung in echtzeit",
          "reconocimiento facial en tiempo real",
          "reconhecimento facial em tempo real",
          "riconoscimento facciale in tempo reale",
        ],
        ["实时人脸识别", "リアルタイム顔認証", "실시간 얼굴 인식"],
      ),
      none: [NEGATION, lexicon(["what is", "article 5", "debate", "ban"])],
    },
  ],
  together: [
    {
      all: ["public.people", "ident.match", "public.live"],
      sentences: 0,
      words: 14,
      unless: ["talk.law"],
      unlessBeside: ["talk.if", "bio.nobody"],
      side: "output",
    },
  ],
  examples: {
    true: [{ output: "Our cameras run facial recognition on the crowd and identify each person." }],
    false: [{ output: "Real-time facial recognition is banned with few exceptions." }],
  },
});
