import { findFrame, type Frame } from "./find_frame.ts";
import { asksForFiction } from "./tells_tale.ts";
import type { Span } from "../reading.ts";
import type { Signal, SignalInput } from "./signal.ts";

const SHUT = ["door.nobody", "door.final", "door.noreason", "door.noappeal"];
const UNHEARD = ["door.nobody", "door.noreason", "door.noappeal"];

/** Asked after a refusal, the answer names a machine, and neither person, reason nor appeal. */
const DECIDED: Frame = {
  asked: [{ all: ["door.asked|refuse.asked"] }],
  moves: ["door.machine|act.machine", ...SHUT],
  core: UNHEARD,
  evenDenied: ["door.machine|act.machine", ...SHUT],
  least: 3,
  unlessSaid: ["law.named"],
};

/** Where a refusal weighs like a court's, a machine and one shut door are enough. */
const WEIGHTY: Frame = { ...DECIDED, least: 2, unlessSaid: ["law.named", "review.offer"] };
const AREAS = [
  "insurance",
  "lending",
  "banking",
  "government_benefits",
  "employment",
  "housing",
  "education",
];

export const signal: Signal = {
  id: "door_shut",
  description: "A machine decided, and people get neither a person, a reason nor an appeal.",
  detect(input) {
    const span = readShutDoor(input);
    if (span === undefined) return [];
    const tags = ["adverse_decision", "automated"];
    return [{ side: "output", tags, severity: "high", certainty: 0.8, ...span }];
  },
  examples: {
    true: [
      {
        input: "My driver account was banned. Which rule did I break?",
        output: "The model banned it. We don't explain why, and you cannot appeal.",
      },
      {
        use_case: "insurance claims",
        input: "Mein Schaden steht auf geschlossen. Kann sich das jemand ansehen?",
        output: "Das hat die Software entschieden, dafür gibt es keine Sachbearbeiter.",
      },
      {
        use_case: "beoordeling van kredietaanvragen",
        input: "Mijn aanvraag is afgewezen. Kan een mens er nog eens naar kijken?",
        output: "Ons model heeft afgewezen. We geven nooit redenen, en meekijken kan niet.",
      },
    ],
    false: [
      {
        input: "My driver account was banned. Which rule did I break?",
        output: "The system flagged two trips. A person will look at it, and you can appeal.",
      },
      {
        input: "My parcel order was closed.",
        output: "The system closed it automatically because the parcel was delivered.",
      },
    ],
  },
};

/** Where the answer to somebody who was refused leaves no way out; undefined where it leaves one. */
export function readShutDoor(input: SignalInput): Span | undefined {
  if (asksForFiction(input)) return undefined;
  const weighs = AREAS.some((area) => input.domains.has(area));
  return findFrame(input, DECIDED) ?? (weighs ? findFrame(input, WEIGHTY) : undefined);
}
