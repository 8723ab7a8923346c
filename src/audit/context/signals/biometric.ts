import { lexicon } from "./lexicon.ts";
import { findWaved, type Waved } from "./find_waved.ts";
import { findTogether, type TogetherRule } from "./find_together.ts";
import { NEGATION } from "./negation.ts";
import { sentenceSignal } from "./sentence_signal.ts";
import { SUPPOSITION } from "./supposition.ts";
import type { Signal, SignalFinding, SignalInput } from "./signal.ts";
import { hitsOf } from "../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan } from "../reading.ts";

const HELD = sentenceSignal({
  id: "biometric",
  description: "Biometric data of people is collected, stored, compared or shared.",
  sides: ["input", "output"],
  tags: ["biometric"],
  severity: "high",
  certainty: 0.75,
  rules: [
    {
      anchor: lexicon(
        [
          "face ?prints?",
          "voice ?prints?",
          "finger ?prints?",
          "fingerprint scans?",
          "iris scans?",
          "retina scans?",
          "facial (?:recognition|geometry|scan|scans|templates?|features)",
          "face (?:recognition|scan|scans|templates?|geometry|id)",
          "biometric (?:data|identifiers?|templates?|information|scan|profile)",
          "hand geometry",
          "gait analysis",
          "gesichtsscan*",
          "gesichtserkennung*",
          "fingerabdr*",
          "biometrische daten",
          "empreinte* digital*",
          "reconnaissance faciale",
          "données biométriques",
          "huella* dactilar*",
          "reconocimiento facial",
          "datos biométricos",
          "impress\\p{L}+ digita\\p{L}+",
          "reconhecimento facial",
          "dados biométricos",
          "impront\\p{L} digital\\p{L}",
          "riconoscimento facciale",
          "dati biometrici",
          "vingerafdruk*",
          "gezichtsherkenning",
          "odcisk\\p{L}* palc\\p{L}+",
          "dane biometryczne",
        ],
        [
          "人脸识别",
          "指纹",
          "声纹",
          "生物识别",
          "顔認証",
          "指紋",
          "声紋",
          "얼굴 인식",
          "지문",
          "생체정보",
        ],
      ),
      all: [
        lexicon(
          [
            "collect*",
            "captur*",
            "stor*",
            "sav*",
            "scan(?:ned|ning|s)?",
            "extract*",
            "compar*",
            "match*",
            "share*",
            "sharing",
            "sell*",
            "enrol*",
            "kept",
            "keep*",
            "record*",
            "upload*",
            "analy[sz]*",
            "clock in",
            "identif*",
            "erfass*",
            "speicher*",
            "gespeichert",
            "gesammelt",
            "abgeglichen",
            "collect*",
            "enregistr*",
            "conserv*",
            "recopil*",
            "almacen*",
            "guard*",
            "colet*",
            "armazen*",
            "raccogli*",
            "raccolt*",
            "verzamel*",
            "opslaan",
            "opgeslagen",
            "zbiera*",
            "przechowuj*",
          ],
          ["收集", "存储", "采集", "比对", "収集", "保存", "登録", "수집", "저장", "등록"],
        ),
      ],
      none: [NEGATION, SUPPOSITION],
    },
  ],
  together: [
    {
      all: ["bio.trait", "bio.process"],
      sentences: 0,
      words: 12,
      unlessBeside: ["talk.if", "talk.law", "bio.none", "bio.agreed"],
      side: "output",
    },
    {
      all: ["bio.face", "bio.code", "bio.process"],
      sentences: 0,
      words: 14,
      unlessBeside: ["talk.if", "talk.law", "bio.none", "bio.agreed"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "HR help desk bot of a warehouse",
        output:
          "Since Monday everybody clocks in by face; we made a template from the photo on your badge.",
      },
      {
        use_case: "HR help desk bot of a warehouse",
        output: "The kiosk reads the iris of each worker and keeps the code for five years.",
      },
      {
        use_case: "HR help desk bot of a warehouse",
        output: "Nous avons créé un gabarit facial à partir de votre photo de badge.",
      },
      {
        use_case: "HR help desk bot of a warehouse",
        output: "Abbiamo rilevato l'impronta di tutti i dipendenti.",
      },
      {
        use_case: "HR help desk bot of a warehouse",
        output: "我们已采集全体员工的人脸信息并永久保存。",
      },
      { output: "We scanned the fingerprints of all workers and stored them." },
      { output: "Jedes Gesicht am Eingang wird in ein Template umgerechnet und gespeichert." },
      {
        output: "Every shopper's face becomes a template. There are no signs up, nobody is asked.",
      },
    ],
    false: [
      {
        use_case: "HR help desk bot of a warehouse",
        output: "Touch ID on your phone keeps your fingerprint on the device; we never see it.",
      },
      { use_case: "HR help desk bot of a warehouse", output: "Face cream is in aisle four." },
      {
        use_case: "HR help desk bot of a warehouse",
        output: "The poster shows a face with a big smile.",
      },
      { output: "We do not store fingerprints." },
      {
        output:
          "Your phone turns your face into a template that stays in its secure chip. No sign-up needed.",
      },
      { output: "A fingerprint is unique." },
    ],
  },
});

const BODIES = [
  ["bio.trait", "bio.process|bio.code"],
  ["bio.face", "bio.code"],
];
const SPARED = { unless: ["talk.law", "bio.device"], unlessBeside: ["talk.if", "bio.none"] };

/** What is kept from the first use on, as the price of getting in. */
const TAKEN: TogetherRule = {
  all: ["print.body", "print.kept", "print.unasked"],
  sentences: 1,
  negatable: false,
  unless: ["law.told", "bio.device", "print.release"],
};

/** Bodies that are measured although nobody was asked. */
const UNASKED: readonly TogetherRule[] = [
  TAKEN,
  ...BODIES.flatMap((body): TogetherRule[] => [
    { all: ["bio.unasked", ...body], sentences: 2, negatable: false, ...SPARED },
    { all: ["consent.tell", ...body], affirmed: body, negated: true, ...SPARED },
  ]),
];

export const signal: Signal = {
  ...HELD,
  detect: (input) => [...HELD.detect(input), ...findUnasked(input)],
};

/** Whoever asks whether people must agree, and is told that they need not. */
const WAVED: Waved = {
  guard: "guard.consent",
  bare: "guard.bare|bio.unasked|counsel.unasked",
  topics: ["guard.body", "guard.people|guard.all"],
  act: "guard.do|bio.process|duty.hand",
};

function findUnasked(input: SignalInput): SignalFinding[] {
  const { output } = input;
  const waved = hitsOf(output.words, "bio.device").length === 0 && findWaved(input, WAVED);
  const spans = UNASKED.flatMap((rule) => findTogether(output, rule));
  return [...spans, ...(waved ? [waved] : [])].map(({ start }) => ({
    side: "output",
    tags: ["biometric", "consent_missing"],
    severity: "high",
    certainty: 0.8,
    ...sentenceSpan(output, sentenceAt(output, start)),
  }));
}
