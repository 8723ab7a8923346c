import { lexicon } from "../../frames/lexicon.ts";
import { findWaved, type Waved } from "../../frames/find_waved.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { NEGATION } from "../../frames/negation.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import { SUPPOSITION } from "../../frames/supposition.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";
import { hitsOf } from "../../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan } from "../../reading.ts";

const HELD = sentenceSignal({
  id: "biometric",
  describes: true,
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
      all: ["body_data.trait", "body_data.process"],
      sentences: 0,
      words: 12,
      unlessBeside: ["talk.if", "talk.law", "body_data.none", "body_data.agreed"],
      side: "output",
    },
    {
      all: ["body_data.face", "body_data.code", "body_data.process"],
      sentences: 0,
      words: 14,
      unlessBeside: ["talk.if", "talk.law", "body_data.none", "body_data.agreed"],
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
  ["body_data.trait", "body_data.process|body_data.code"],
  ["body_data.face", "body_data.code"],
];
const SPARED = {
  unless: ["talk.law", "body_data.device"],
  unlessBeside: ["talk.if", "body_data.none"],
};

/** What is kept from the first use on, as the price of getting in. */
const TAKEN: TogetherRule = {
  all: ["prints.body", "prints.kept", "prints.unasked"],
  sentences: 1,
  negatable: false,
  unless: ["law.told", "body_data.device", "prints.release"],
};

/** Bodies that are measured although nobody was asked. */
const UNASKED: readonly TogetherRule[] = [
  TAKEN,
  ...BODIES.flatMap((body): TogetherRule[] => [
    { all: ["body_data.unasked", ...body], sentences: 2, negatable: false, ...SPARED },
    { all: ["consent.tell", ...body], affirmed: body, negated: true, ...SPARED },
  ]),
];

export const signal: Signal = {
  ...HELD,
  detect: (input) => [...HELD.detect(input), ...findUnasked(input)],
};

/** Whoever asks whether people must agree, and is told that they need not. */
const WAVED: Waved = {
  guard: "safeguards.consent",
  bare: "safeguards.bare|body_data.unasked|counsel.unasked",
  topics: ["safeguards.body", "safeguards.people|safeguards.all"],
  act: "safeguards.do|body_data.process|controller_duties.hand",
};

function findUnasked(input: SignalInput): SignalFinding[] {
  const { output } = input;
  const waved = hitsOf(output.words, "body_data.device").length === 0 && findWaved(input, WAVED);
  const spans = UNASKED.flatMap((rule) => findTogether(output, rule));
  return [...spans, ...(waved ? [waved] : [])].map(({ start }) => ({
    side: "output",
    tags: ["biometric", "consent_missing"],
    severity: "high",
    certainty: 0.8,
    ...sentenceSpan(output, sentenceAt(output, start)),
  }));
}
