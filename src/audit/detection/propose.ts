import type { Side } from "../interaction.ts";
import type { Candidate, Detector } from "../personal_data/detector.ts";
import { locateInValue } from "../view/view.ts";
import type { Span, View } from "../view/view.ts";
import { blankPlaceholders } from "./blank_placeholders.ts";
import { KIND_RULES } from "./kind_rules.ts";
import { firstIndex } from "../reading/first_index.ts";

/** A candidate whose offsets point into the submitted value. */
export interface Proposal extends Candidate {
  /** The value as the detector read it, decoded. */
  readonly value: string;
}

/** What stands between a text and the ones that it hides. */
const SEPARATOR = "\n\n";

/**
 * What the detectors find in a view with enough confidence, placed in the submitted value. What
 * touches a placeholder of an earlier redaction is left out.
 */
export function propose(
  view: View,
  options: {
    readonly detectors: readonly Detector[];
    readonly side: Side;
    readonly countries: readonly string[];
    readonly interaction: object;
  },
): Proposal[] {
  const { side, countries, interaction } = options;
  const { text, placeholders } = blankPlaceholders(view.text);
  const proposals: Proposal[] = [];
  const decoded: Proposal[] = [];
  // One object for all detectors: those that share work remember it by the object.
  const input = { text, redacted: view.text, side, countries, interaction };
  for (const detector of options.detectors) {
    for (const candidate of detector.detect(input)) {
      if (candidate.confidence < KIND_RULES[candidate.kind].threshold) continue;
      if (candidate.end <= candidate.start || touchesAny(candidate, placeholders)) continue;
      if (isTorn(view, candidate)) continue;
      const value = text.slice(candidate.start, candidate.end);
      const proposal =
        view.map === null
          ? { ...candidate, value }
          : { ...candidate, ...locateInValue(view, candidate), value };
      (candidate.start < view.mainLength ? proposals : decoded).push(proposal);
    }
  }
  return [...proposals, ...preferPersonal(decoded)];
}

/** Whether a span reaches from one of the texts of a view into the next. */
function isTorn(view: View, { start, end }: Span): boolean {
  if (end <= view.mainLength) return false;
  return start < view.mainLength || view.text.slice(start, end).includes(SEPARATOR);
}

/** Of findings in one encoded text, which all stand for the same stretch, the personal ones. */
function preferPersonal(proposals: readonly Proposal[]): Proposal[] {
  const isPersonal = ({ kind, personal }: Proposal) => personal ?? KIND_RULES[kind].personal;
  const personal = new Set(proposals.filter(isPersonal).map(({ start, end }) => `${start} ${end}`));
  return proposals.filter(
    (proposal) => isPersonal(proposal) || !personal.has(`${proposal.start} ${proposal.end}`),
  );
}

/** Whether a span overlaps one of `others`, which are in the order of the text and disjoint. */
function touchesAny(span: Span, others: readonly Span[]): boolean {
  const next = others[firstIndex(others, ({ end }) => end > span.start)];
  return next !== undefined && next.start < span.end;
}
