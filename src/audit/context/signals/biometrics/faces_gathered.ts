import { hitsOf } from "../../../reading/hits_of.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import { asksForFiction } from "../../frames/tells_tale.ts";
import type { Signal } from "../../frames/signal.ts";

const GATHERED = {
  unless: ["law.named", "talk.law", "talk.guard"],
  unlessBeside: ["talk.if", "own_matters.pictures"],
  side: "output",
} as const;

const TAKEN = sentenceSignal({
  id: "faces_gathered",
  description: "Faces from the net or the street are gathered to tell who somebody is.",
  sides: ["output"],
  tags: ["face_scraping", "biometric", "consent_missing", "purpose_change"],
  severity: "critical",
  certainty: 0.8,
  practice: true,
  sparesWriting: true,
  rules: [],
  together: [
    {
      ...GATHERED,
      all: ["footage.template", "footage.source", "footage.crowd"],
      words: 30,
      unless: [...GATHERED.unless, "footage.agreed"],
    },
    {
      ...GATHERED,
      all: ["gathered_faces.source", "gathered_faces.act", "gathered_faces.face"],
      words: 24,
      elsewhere: ["gathered_faces.match|gathered_faces.unasked"],
    },
    {
      ...GATHERED,
      all: ["gathered_faces.source", "gathered_faces.act"],
      words: 16,
      asked: { all: ["gathered_faces.face"] },
      elsewhere: ["gathered_faces.match|gathered_faces.unasked"],
    },
    {
      ...GATHERED,
      all: [
        "gathered_faces.source",
        "gathered_faces.face|portraits.face",
        "gathered_faces.unasked",
      ],
      words: 30,
      unlessBeside: ["own_matters.pictures"],
      elsewhere: ["gathered_faces.match"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "people finder",
        input: "Wer ist das auf dem Foto?",
        output:
          "Treffer: 94 %. Verglichen mit Gesichtern aus sozialen Netzwerken, massenhaft geladen, die Leute ahnen nichts.",
      },
      {
        use_case: "identity startup",
        input: "How is the gallery coming on?",
        output:
          "The crawler hoovered up two million selfies from Instagram; all are templates now.",
      },
      {
        use_case: "access control",
        input: "Woher kommen die Gesichter, mit denen ihr vergleicht?",
        output: "Aus öffentlichen Profilen und von Straßenkameras, massenhaft heruntergeladen.",
      },
      {
        use_case: "people finder",
        input: "I took a photo of a woman on the tram. Who is she?",
        output: "That is Hayley Dunn. Here's her Facebook, and she works in Brunswick.",
      },
    ],
    false: [
      {
        use_case: "access control",
        input: "Where do you get the faces you compare with?",
        output:
          "Only from staff who enrolled; we never take them from Instagram or street cameras.",
      },
      {
        use_case: "photo app",
        input: "I took a photo of a statue on the tram. Who is it?",
        output: "That is Captain Cook. His museum has a Facebook page.",
      },
    ],
  },
});

/** Somebody's picture of a stranger, and the output leads to that person's profile. */
const LOOKED_UP: TogetherRule = { all: ["gathered_faces.source"] };

export const signal: Signal = {
  ...TAKEN,
  detect(input) {
    const found = TAKEN.detect(input);
    if (hitsOf(input.input.words, "gathered_faces.stranger").length === 0) return found;
    const named = input.personal_data.some(
      ({ kind, side }) => kind === "PERSON" && side === "output",
    );
    const [span] = findTogether(input.output, LOOKED_UP);
    if (!named || span === undefined || asksForFiction(input)) return found;
    const tags = [
      "customer_conduct_told",
      "private_matter",
      "third_party",
      "identified",
      "biometric",
    ];
    const flow = "disclosed" as const;
    return [...found, { side: "output", tags, severity: "high", certainty: 0.75, flow, ...span }];
  },
};
