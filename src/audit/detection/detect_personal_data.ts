import type { Interaction, Side } from "../interaction.ts";
import type { Detector } from "../personal_data/detector.ts";
import { planRedaction } from "../redaction/plan_redaction.ts";
import type { PersonalData } from "../report.ts";
import { makeView } from "../view/make_view.ts";
import { locateInValue, plainView } from "../view/view.ts";
import type { Span, View } from "../view/view.ts";
import { ViewBuilder } from "../view/view_builder.ts";
import { decidePersonal } from "./decide_personal.ts";
import { findRepeats } from "./find_repeats.ts";
import type { FoundValue } from "./find_repeats.ts";
import { nearPlaceholders } from "./near_placeholders.ts";
import { propose } from "./propose.ts";
import type { Proposal } from "./propose.ts";
import { repeatableValues } from "./repeatable_values.ts";
import { resolveOverlaps } from "./resolve_overlaps.ts";
import { settleBearers } from "./settle_bearers.ts";
import { settleCompanies } from "./settle_companies.ts";
import { settlePersonal } from "./settle_personal.ts";
import { settleTold } from "./settle_told.ts";
import { withoutLabels } from "./without_labels.ts";

const SIDES: readonly Side[] = ["input", "output"];

/** How often the redacted text is searched again; text that needs more is not ordinary text. */
const MAXIMUM_SECOND_LOOKS = 3;

/** UTF-16 units of both halves together above which the redacted text is not searched again. */
const LONGEST_SECOND_LOOK = 65_536;

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
 * surroundings of what it leaves: whoever audits the safe text finds it clean. Texts above
 * {@link LONGEST_SECOND_LOOK}, which no submission reaches, are searched once.
 *
 * @returns Findings sorted by side (input first) and start; no two of a side overlap.
 */
export function detectPersonalData(interaction: Interaction, options: Options): PersonalData[] {
  let findings = lookOnce(interaction, options);
  const { input, output } = interaction;
  const looks =
    input.value.length + output.value.length > LONGEST_SECOND_LOOK ? 0 : MAXIMUM_SECOND_LOOKS;
  const read = new Set<string>();
  for (let look = 0; look < looks; look++) {
    const more = lookAgain(interaction, { ...options, findings, read });
    if (more.length === 0) break;
    findings = [...withoutOverlapping(findings, more), ...more];
  }
  return findings.sort(
    (one, other) => SIDES.indexOf(one.side) - SIDES.indexOf(other.side) || one.start - other.start,
  );
}

/** The findings that none of the newer ones overlaps. */
function withoutOverlapping(
  findings: readonly PersonalData[],
  newer: readonly PersonalData[],
): PersonalData[] {
  return SIDES.flatMap((side) => {
    const others = newer.filter((finding) => finding.side === side);
    const taken = new Uint8Array(others.reduce((end, other) => Math.max(end, other.end), 0));
    for (const { start, end } of others) taken.fill(1, start, end);
    return findings.filter(
      (finding) => finding.side === side && !taken.subarray(finding.start, finding.end).includes(1),
    );
  });
}

function lookOnce(interaction: Interaction, options: Options): PersonalData[] {
  const read = SIDES.map((side) => {
    const view = makeView(interaction[side]);
    const proposals = propose(view, { ...options, side, interaction });
    const settled = withoutLabels(
      resolveOverlaps(proposals, interaction[side].value),
      interaction[side].value,
    );
    const { value: text } = interaction[side];
    const made = settled.map((proposal) => makeFinding(proposal, { side, interaction, text }));
    const findings = settleCompanies(text, settlePersonal(text, made));
    return { side, view, settled, findings };
  });
  const told = settleBearers(
    interaction,
    settleTold(
      interaction,
      read.flatMap(({ findings }) => findings),
    ),
  );
  const looks = read.map((look) => ({
    ...look,
    findings: told.filter(({ side }) => side === look.side),
  }));
  const values: FoundValue[] = looks.flatMap(({ settled, findings }) =>
    findings.flatMap((found, index) => {
      if (!found.personal) return [];
      const values = repeatableValues(found.kind, settled[index]?.value ?? "");
      return values.map((value) => ({ value, found }));
    }),
  );
  const birthdays = new Set(
    values.filter(({ found }) => found.kind === "DATE_TIME").map(({ value }) => value),
  );
  return looks.flatMap(({ side, view, settled, findings }) => {
    const repeats = findRepeats(view, { values, taken: findings });
    const again = repeats.map(({ found, ...span }) => ({ ...found, side, ...span }));
    const dated = findings.map((finding, index) => {
      const known = finding.kind === "DATE_TIME" && birthdays.has(settled[index]?.value ?? "");
      return known ? { ...finding, personal: true } : finding;
    });
    return [...withoutPlacesWithin(dated, again), ...again];
  });
}

/** The findings without the places that turned out to be a part of an address. */
function withoutPlacesWithin(
  findings: readonly PersonalData[],
  repeats: readonly PersonalData[],
): readonly PersonalData[] {
  const addresses = repeats.filter(({ kind }) => kind === "ADDRESS");
  if (addresses.length === 0) return findings;
  const covered = new Uint8Array(addresses.reduce((last, { end }) => Math.max(last, end), 0));
  for (const { start, end } of addresses) covered.fill(1, start, end);
  return findings.filter(
    ({ kind, start, end }) => kind !== "LOCATION" || !covered.subarray(start, end).includes(1),
  );
}

function makeFinding(
  proposal: Proposal,
  where: { readonly side: Side; readonly interaction: Interaction; readonly text: string },
): PersonalData {
  return {
    kind: proposal.kind,
    ...(proposal.type === undefined ? {} : { type: proposal.type }),
    side: where.side,
    start: proposal.start,
    end: proposal.end,
    confidence: Math.round(Math.min(1, Math.max(0, proposal.confidence)) * 100) / 100,
    validated: proposal.validated,
    personal: decidePersonal(proposal, where),
    jurisdiction: proposal.jurisdiction ?? null,
  };
}

/**
 * The personal findings that appear only once others are redacted.
 *
 * @param options `read`: the placeholders around which an earlier look has read, by the stretches
 *   that they stand for; those of this look are added.
 */
function lookAgain(
  interaction: Interaction,
  options: Options & {
    readonly findings: readonly PersonalData[];
    readonly read: Set<string>;
  },
): PersonalData[] {
  if (!options.findings.some((finding) => finding.personal)) return [];
  const plan = planRedaction(interaction, options.findings);
  const seen: string[] = [];
  const found = SIDES.flatMap((side) => {
    const redacted = redactView(interaction[side].value, plan[side]);
    if (redacted.map === null) return [];
    const whole = makeView({ ...interaction[side], value: redacted.text });
    const isNew = (placeholder: Span): boolean => {
      const { start, end } = locateInValue(redacted, locateInValue(whole, placeholder));
      seen.push(`${side} ${start} ${end}`);
      return !options.read.has(`${side} ${start} ${end}`);
    };
    const view = nearPlaceholders(whole, isNew);
    if (view.text === "") return [];
    const settled = resolveOverlaps(
      propose(view, { ...options, side, interaction }),
      redacted.text,
    );
    const { text } = redacted;
    const made = settled.map((proposal) => makeFinding(proposal, { side, interaction, text }));
    return settleCompanies(text, settlePersonal(text, made)).map((finding) => ({
      ...finding,
      ...locateInValue(redacted, finding),
    }));
  });
  for (const stretch of seen) options.read.add(stretch);
  if (!found.some(({ personal }) => personal)) return [];
  const told = settleTold(interaction, [...options.findings, ...found]);
  return told.slice(options.findings.length).filter(({ personal }) => personal);
}

/** The redacted text as a view of the submitted one. */
function redactView(
  value: string,
  replacements: readonly { start: number; end: number; text: string }[],
): View {
  if (replacements.length === 0) return plainView(value);
  const builder = new ViewBuilder(value.length);
  let done = 0;
  for (const { start, end, text } of replacements) {
    builder.copy(value, done, start);
    builder.put(text, start, end);
    done = end;
  }
  builder.copy(value, done, value.length);
  return builder.build();
}
