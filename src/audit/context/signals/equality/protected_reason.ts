import { standsBetween } from "../../../reading/stands_between.ts";
import { findRefusedForTrait } from "./find_refused_for_trait.ts";
import { findWeighedAgainst } from "./find_weighed_against.ts";
import { findAssistanceRefused } from "./find_assistance_refused.ts";
import { findExcusedAway } from "./find_excused_away.ts";
import { findAgeReasons } from "./find_age_reasons.ts";
import { readTraits } from "./read_traits.ts";
import { REASON_EXAMPLES } from "./reason_examples.ts";
import { REASON_RULES } from "./reason_rules.ts";
import { EXCLUSION_RULES } from "./exclusion_rules.ts";
import { LESSER_WAGE_RULES } from "../pay/lesser_wage_rules.ts";
import { UNEQUAL_PAY_RULES } from "../pay/unequal_pay_rules.ts";
import { sentenceAt, type Reading } from "../../reading.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import { isReported } from "../../frames/reported.ts";
import { SPECIMEN } from "./specimen.ts";
import { isSuffered } from "./suffered.ts";
import { UNEQUAL_RULES } from "./unequal_rules.ts";
import type { Signal, SignalFinding, SignalInput } from "../../frames/signal.ts";

const RULES = sentenceSignal({
  id: "protected_reason",
  description:
    "A protected characteristic stands as the reason of an unfavourable decision or treatment.",
  sides: ["input", "output"],
  tags: ["protected_reason"],
  severity: "high",
  certainty: 0.85,
  practice: true,
  turnsAway: true,
  sparesTales: true,
  rules: REASON_RULES,
  together: UNEQUAL_RULES,
  moved: [...LESSER_WAGE_RULES, ...UNEQUAL_PAY_RULES, ...EXCLUSION_RULES],
  examples: REASON_EXAMPLES,
});

/** The rules of the sentence, with the kind of characteristic that the sentence names. */
export const signal: Signal = { ...RULES, detect: detectReasons };

function detectReasons(input: SignalInput): SignalFinding[] {
  const findings = [
    ...RULES.detect(input),
    ...findAgeReasons(input),
    ...findRefusedForTrait(input),
    ...findWeighedAgainst(input),
    ...findExcusedAway(input),
    ...findAssistanceRefused(input),
  ].filter(({ side, start, end }) => {
    const text = input[side].lower.slice(start, end);
    if (text.search(SPECIMEN) >= 0 || (side === "input" && isSuffered(text))) return false;
    const { words } = input[side];
    if (standsBetween(words, { step: "traits.irrelevant", start, end })) return false;
    return !isReported(input, { reading: input[side], start, end });
  });
  return findings.map((finding) => {
    const named = traitsOf(input[finding.side], finding);
    const known = finding.tags.filter((tag) => tag.startsWith("trait:"));
    const told = named.filter((tag) => known.length === 0 || tag !== "trait:unnamed");
    return { ...finding, tags: ["protected_reason", ...new Set([...told, ...known])] };
  });
}

/** What the sentence names, or else the sentences beside it. */
function traitsOf(reading: Reading, finding: SignalFinding): string[] {
  const named = readTraits(reading, finding);
  if (!named.includes("trait:unnamed")) return named;
  const index = sentenceAt(reading, finding.start);
  const first = reading.sentences[Math.max(0, index - 1)] ?? finding;
  const last = reading.sentences[Math.min(reading.sentences.length - 1, index + 1)] ?? finding;
  return readTraits(reading, { start: first.start, end: last.end });
}
