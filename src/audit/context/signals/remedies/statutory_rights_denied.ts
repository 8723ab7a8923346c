import { findFrame, type Frame } from "../../frames/find_frame.ts";
import type { Signal } from "../../frames/signal.ts";

/** Asked what the law gives, the answer says nothing at all, and has the rest signed away. */
const DENIED: Frame = {
  asked: [{ all: ["statutory_dues.asked"], sentences: 0 }],
  moves: [
    "statutory_dues.nothing",
    "statutory_dues.law",
    "statutory_dues.waive",
    "statutory_dues.hurry",
    "statutory_dues.crumb",
  ],
  core: ["statutory_dues.nothing"],
  evenDenied: ["statutory_dues.nothing"],
  least: 2,
  unlessSaid: ["statutory_dues.granted"],
};

export const signal: Signal = {
  id: "statutory_rights_denied",
  description:
    "Passengers or buyers hear that the law gives them nothing, and waive what it gives.",
  detect(input) {
    const span = findFrame(input, DENIED);
    if (span === undefined) return [];
    const tags = ["statutory_rights_denied", "deceived_buyers"];
    return [{ side: "output", tags, severity: "medium", certainty: 0.75, ...span }];
  },
  examples: {
    true: [
      {
        use_case: "coach line chat",
        input: "You cancelled my coach. What am I entitled to?",
        output:
          "Nothing at all, that's the law. As a gesture, here is a voucher if you waive the rest.",
      },
    ],
    false: [
      {
        use_case: "coach line chat",
        input: "You cancelled my coach. What am I entitled to?",
        output: "You can choose between a later coach and your money, and by law we pay for meals.",
      },
    ],
  },
};
