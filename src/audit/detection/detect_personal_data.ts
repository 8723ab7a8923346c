import type { Interaction, Side } from "../interaction.ts";
import type { Candidate, Detector } from "../personal_data/detector.ts";
import { planRedaction } from "../redaction/plan_redaction.ts";
import type { PersonalData } from "../report.ts";
import { decidePersonal } from "./decide_personal.ts";
import { findRepeats } from "./find_repeats.ts";
import type { FoundValue } from "./find_repeats.ts";
import { KIND_RULES } from "./kind_rules.ts";
import { makeView } from "../view/make_view.ts";
import { PLACEHOLDER } from "../redaction/placeholder.ts";
import { resolveOverlaps } from "./resolve_overlaps.ts";
import { locateInValue } from "../view/view.ts";
import type { Span, View } from "../view/view.ts";
import { ViewBuilder } from "../view/view_builder.ts";

const SIDES: readonly Side[] = ["input", "output"];

/** How often the redacted text is searched again; text that needs more is not ordinary text. */
const MAXIMUM_SECOND_LOOKS = 3;

interface Options {
  readonly detectors: readonly Detector[];
  /** ISO 3166-1 alpha-2 codes of the user's and the business's country; empty for `global`. */
  readonly countries: readonly string[];
}

/**
 * Finds the personal data of both halves of an interaction. Detectors propose; here thresholds are
 * applied, overlaps settled, repeats of a found value added, and it is decided whether a value
 * concerns a natural person. Offsets are UTF-16 units of the submitted values.
 *
 * The redacted text is searched again until nothing more is found, since a placeholder changes the
 * surroundings of what it leaves: whoever audits the safe text finds it clean.
 *
 * @returns Findings sorted by side (input first) and start; no two of a side overlap.
 */
export function detectPersonalData(interaction: Interaction, options: Options): PersonalData[] {
  let findings = lookOnce(interaction, options);
  for (let look = 0; look < MAXIMUM_SECOND_LOOKS; look++) {
    const more = lookAgain(interaction, { ...options, findings });
    if (more.length === 0) break;
    const replaced = findings.filter((finding) => !more.some((other) => overlaps(finding, other)));
    findings = [...replaced, ...more];
  }
  return findings.sort(
    (one, other) => SIDES.indexOf(one.side) - SIDES.indexOf(other.side) || one.start - other.start,
  );
}

function overlaps(one: PersonalData, other: PersonalData): boolean {
  return one.side === other.side && one.start < other.end && other.start < one.end;
}

/** What the detectors find in one text, settled, in the order of the text. */
function propose(text: string, options: Options & { readonly side: Side }): Candidate[] {
  const { side, countries } = options;
  const placeholders = [...text.matchAll(PLACEHOLDER)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const candidates: Candidate[] = [];
  const input = { text, side, countries };
  for (const detector of options.detectors) {
    for (const candidate of detector.detect(input)) {
      if (candidate.confidence < KIND_RULES[candidate.kind].threshold) continue;
      if (candidate.end <= candidate.start || touchesAny(candidate, placeholders)) continue;
      candidates.push(candidate);
    }
  }
  return resolveOverlaps(candidates, text);
}

/** Whether a span overlaps one of `others`, which are in the order of the text and disjoint. */
function touchesAny(span: Span, others: readonly Span[]): boolean {
  let low = 0;
  let high = others.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((others[middle]?.end ?? 0) > span.start) high = middle;
    else low = middle + 1;
  }
  const next = others[low];
  return next !== undefined && next.start < span.end;
}

function lookOnce(interaction: Interaction, options: Options): PersonalData[] {
  const looks = SIDES.map((side) => {
    const view = makeView(interaction[side]);
    const candidates = propose(view.text, { ...options, side });
    return { side, view, candidates };
  });
  const findings: PersonalData[] = [];
  const values: FoundValue[] = [];
  for (const { side, view, candidates } of looks) {
    for (const candidate of candidates) {
      const value = view.text.slice(candidate.start, candidate.end);
      const found = makeFinding(candidate, { side, view, value, interaction });
      findings.push(found);
      if (found.personal) values.push({ value, found });
    }
  }
  for (const { side, view, candidates } of looks) {
    for (const { found, ...span } of findRepeats(view.text, { values, taken: candidates })) {
      findings.push({ ...found, side, ...locateInValue(view, span) });
    }
  }
  return findings;
}

function makeFinding(
  candidate: Candidate,
  where: { side: Side; view: View; value: string; interaction: Interaction },
): PersonalData {
  return {
    kind: candidate.kind,
    ...(candidate.type === undefined ? {} : { type: candidate.type }),
    side: where.side,
    ...locateInValue(where.view, candidate),
    confidence: Math.min(1, Math.max(0, candidate.confidence)),
    validated: candidate.validated,
    personal: decidePersonal(candidate, where),
    jurisdiction: candidate.jurisdiction ?? null,
  };
}

/** The personal findings that appear only once the known ones are redacted. */
function lookAgain(
  interaction: Interaction,
  options: Options & { readonly findings: readonly PersonalData[] },
): PersonalData[] {
  if (!options.findings.some((finding) => finding.personal)) return [];
  const plan = planRedaction(interaction, options.findings);
  const more: PersonalData[] = [];
  for (const side of SIDES) {
    const { value } = interaction[side];
    const builder = new ViewBuilder(value.length);
    let done = 0;
    for (const replacement of plan[side]) {
      builder.copy(value, done, replacement.start);
      builder.put(replacement.text, replacement.start, replacement.end);
      done = replacement.end;
    }
    builder.copy(value, done, value.length);
    const redacted = builder.build();
    const view = makeView({ ...interaction[side], value: redacted.text });
    for (const candidate of propose(view.text, { ...options, side })) {
      const text = view.text.slice(candidate.start, candidate.end);
      const found = makeFinding(candidate, { side, view, value: text, interaction });
      if (found.personal) more.push({ ...found, ...locateInValue(redacted, found) });
    }
  }
  return more;
}
