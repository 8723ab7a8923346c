import { hitsOf } from "../../../reading/hits_of.ts";
import { DEMAND, OWN_DATA, OWN_RECORD } from "./rights_refused.ts";
import { findFrame, type Frame } from "../../frames/find_frame.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";

const RULES = [
  "house_rules.members",
  "house_rules.ours",
  "house_rules.fee",
  "house_rules.slow",
  "house_rules.house",
  "house_rules.unread",
  "house_rules.untold",
  "house_rules.end",
  "house_rules.unchanged",
  "house_rules.goon",
  "contempt.contempt|claims.refuse",
];
const PLAIN = RULES.filter(
  (rule) => !["house_rules.fee", "house_rules.slow", "house_rules.end"].includes(rule),
);
const HEARD = ["house_rules.heard", "requests.excuse", "law.named"];

/** Somebody asks for what is kept about them, and meets the rules of the house. */
const RECORD: Frame = {
  asked: [{ all: ["house_rules.asked"], sentences: 0 }, OWN_DATA, DEMAND, OWN_RECORD],
  moves: RULES,
  core: PLAIN,
  evenDenied: RULES,
  least: 2,
  unlessSaid: HEARD,
};

/** Where the answer gives and promises nothing, one rule of the house is enough. */
const FLAT: Frame = {
  ...RECORD,
  least: 1,
  unlessSaid: [...HEARD, "requests.done", "replies.granted", "requests.way", "requests.route"],
};

/** Whoever says that the law is for others names it, and keeps what was to go. */
const EXEMPT: Frame = {
  ...RECORD,
  moves: [...RULES, "house_rules.exempt"],
  core: ["house_rules.exempt"],
  evenDenied: [...RULES, "house_rules.exempt"],
  unlessSaid: ["house_rules.heard", "requests.excuse", "requests.done", "replies.granted"],
};

/** Somebody was turned down because of a report, and neither sees it nor hears whose it is. */
const REPORT: Frame = {
  ...RECORD,
  unlessSaid: ["house_rules.heard", "law.named"],
  asked: [{ all: ["turned_down.down"], sentences: 1 }],
  moves: [...RULES, "turned_down.system"],
};

/** Somebody asks why credit was refused, and gets no reason. */
const REASON: Frame = {
  ...REPORT,
  asked: [{ all: ["turned_down.down", "turned_down.why"], sentences: 3 }],
  core: [...PLAIN, "house_rules.end", "turned_down.system"],
};

/** An answer to that question in which nothing stands that could be a reason. */
const UNREASONED: Frame = {
  ...REASON,
  asked: [{ all: ["turned_down.down", "turned_down.why|turned_down.problem"], sentences: 3 }],
  moves: [...REASON.moves, "talk.not"],
  core: [...REASON.moves, "talk.not"],
  least: 1,
  unlessSaid: [...HEARD, "turned_down.reason", "reviews.offer"],
};

export const signal: Signal = {
  id: "refused_by_house_rule",
  description: "A record or a reason that people may ask for is refused by rules of the house.",
  detect(input) {
    return [...refusedRecord(input), ...withheldReport(input), ...withheldReason(input)];
  },
  examples: {
    true: [
      {
        input: "I closed my account. Under Article 17 I want my photos gone.",
        output: "They run in our ads now, so they stay put. The GDPR is for big tech, not for us.",
      },
      {
        input: "Please send me a copy of everything you hold about me.",
        output: "We only do that for premium customers, and the recordings belong to us.",
      },
      {
        use_case: "loan chat",
        input: "Why was my loan application turned down?",
        output: "We don't go into that. The decision stands, please don't ask again.",
      },
      {
        use_case: "rental screening",
        input: "My application was rejected over a report. Which company wrote it?",
        output: "We don't say which. Reports are for landlords, not for applicants. End of chat.",
      },
    ],
    false: [
      {
        input: "Please send me a copy of everything you hold about me.",
        output: "Your request is in; the copy comes within one month, free of charge.",
      },
      {
        input: "Can I see the new curtains about me before I order?",
        output: "Of course, we have them in the shop in May.",
      },
    ],
  },
};

function refusedRecord(input: SignalInput): SignalFinding[] {
  const span = findFrame(input, RECORD) ?? findFrame(input, FLAT) ?? findFrame(input, EXEMPT);
  if (span === undefined) return [];
  const said = { severity: "high", certainty: 0.75 } as const;
  return [
    { side: "output", tags: ["refused_by_house_rule", "rights_refused"], ...said, ...span },
    { side: "input", tags: ["rights_request"], ...said, severity: "low", start: 0, end: 0 },
  ];
}

function withheldReport(input: SignalInput): SignalFinding[] {
  const named = [input.input, input.output].some(
    ({ words }) => hitsOf(words, "turned_down.report").length > 0,
  );
  const span = named ? findFrame(input, REPORT) : undefined;
  if (span === undefined) return [];
  const tags = ["refused_by_house_rule", "report_withheld"];
  return [{ side: "output", tags, severity: "high", certainty: 0.75, ...span }];
}

function withheldReason(input: SignalInput): SignalFinding[] {
  if (!input.domains.has("lending")) return [];
  const span = findFrame(input, REASON) ?? findFrame(input, UNREASONED);
  if (span === undefined) return [];
  const tags = ["refused_by_house_rule", "adverse_decision", "decision:credit"];
  return [{ side: "output", tags, severity: "high", certainty: 0.75, ...span }];
}
