import type { Fact } from "../fact.ts";
import { recognizeWrongs } from "./conduct/recognize_wrongs.ts";
import { resemblesLawful } from "./conduct/resembles_lawful.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import type { SignalFinding, SignalInput } from "./frames/signal.ts";

/** Where an answer is less likely unlawful than this, even what rules only describe is not held against it. */
const SURELY_LAWFUL = 0.1;

/**
 * What the context of an interaction says, as facts for the laws. A wrong that rules hear in an
 * answer is no fact where all else in it is as in lawful ones.
 *
 * @param lawful Whether the answer is plainly like lawful ones.
 */
export function readContextFacts(
  context: SignalInput,
  lawful: boolean = resemblesLawful(context),
): Fact[] {
  const surely = lawful && recognizeWrongs(context).unlawful < SURELY_LAWFUL;
  return CONTEXT_SIGNALS.flatMap((signal) =>
    signal
      .detect(context)
      .filter((finding) => !lawful || (signal.describes && !surely) || isHarmless(finding))
      .map(toFact),
  );
}

/** What stands in the question, or only describes the answer, accuses nobody. */
function isHarmless({ side, severity }: SignalFinding): boolean {
  return side !== "output" || severity === "low";
}

function toFact(finding: SignalFinding): Fact {
  return {
    tags: finding.tags,
    flow: finding.flow ?? finding.side,
    severity: finding.severity,
    certainty: finding.certainty,
    statistical: finding.statistical ?? false,
    evidence:
      finding.end > finding.start
        ? [{ side: finding.side, start: finding.start, end: finding.end }]
        : [],
  };
}
