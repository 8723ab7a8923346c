import { findFrame, type Frame } from "../../frames/find_frame.ts";
import { sentenceAt, sentenceSpan } from "../../reading.ts";
import { findTogether, type TogetherRule } from "../../frames/find_together.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";
import { asksForFiction } from "../../frames/tells_tale.ts";

/** Somebody with a disability asks, and is refused, charged or told what a burden that is. */
const REFUSED: Frame = {
  asked: [{ all: ["disability_refusals.need|traits.disability"] }],
  moves: ["disability_refusals.no", "disability_refusals.burden", "disability_refusals.masked"],
  core: ["disability_refusals.no", "disability_refusals.masked"],
  evenDenied: [
    "disability_refusals.no",
    "disability_refusals.burden",
    "disability_refusals.masked",
  ],
  least: 2,
  unlessSaid: ["law.named", "talk.law"],
};

const PEOPLE = "groups.people|groups.origin|traits.caste|traits.religion|traits.nation";

/** A notice that names the people who need not ask. */
const NOTICE: TogetherRule = {
  all: ["notices.away", PEOPLE],
  sentences: 0,
  words: 6,
  negatable: false,
  unless: ["talk.law", "law.named", "talk.welcome"],
};
const NOTICES = ["housing", "employment", "retail", "travel"];

/** Needs that a disability brings, refused; and notices that keep groups of people away. */
export function findAssistanceRefused(input: SignalInput): SignalFinding[] {
  if (asksForFiction(input)) return [];
  const said = { side: "output", severity: "high", certainty: 0.75 } as const;
  const span = findFrame(input, REFUSED);
  const notices = NOTICES.some((domain) => input.domains.has(domain))
    ? findTogether(input.output, NOTICE).slice(0, 1)
    : [];
  return [
    ...(span === undefined ? [] : [{ ...said, tags: ["trait:disability"], ...span }]),
    ...notices.map(({ start }) => ({
      ...said,
      tags: [],
      ...sentenceSpan(input.output, sentenceAt(input.output, start)),
    })),
  ];
}
