import type { Candidate } from "../personal_data/detector.ts";
import { KIND_RULES } from "./kind_rules.ts";
import { LABELLED_KINDS } from "./labelled_kinds.ts";

/** Kinds read from words, of which a part still means something when a neighbour takes the rest. */
const DIVISIBLE: ReadonlySet<string> = new Set(["PERSON", "ORGANIZATION", "LOCATION", "ADDRESS"]);

/** Kinds that hold any other as their part: a URL its host, query values and credentials. */
const HOLDS_ALL: ReadonlySet<string> = new Set(["URL", "SECRET"]);

/** Kinds that hold others as their parts, unless these are proven or labelled by themselves. */
const HOLDS_UNPROVEN: ReadonlySet<string> = new Set(["ADDRESS", "ORGANIZATION"]);

/** With a label right beside it, a number is at least this sure. */
const LABELLED_CONFIDENCE = 0.7;

/** A full name this sure holds the name of a month that it begins with: "April Jones". */
const LEAST_SURE_NAME = 0.9;
/** Dates of a lone word are at most this sure. */
const LONE_WORD_DATE = 0.6;

/** What a proof is worth against the ranks of kinds, and a label, which is a little less. */
const PROOF_WEIGHT = 16;
const LABEL_WEIGHT = 15;
const CONFIDENCE_WEIGHT = 10;

const WORD = /[\p{L}\p{N}]/u;

const IN_ADDRESS = /[\p{N}\p{Lu}\p{Lo}]/u;

function isLabelled({ kind, confidence, labelled }: Candidate): boolean {
  return (labelled ?? LABELLED_KINDS.has(kind)) && confidence >= LABELLED_CONFIDENCE;
}

function strength(candidate: Candidate): number {
  return (
    KIND_RULES[candidate.kind].rank +
    (candidate.validated ? PROOF_WEIGHT : isLabelled(candidate) ? LABEL_WEIGHT : 0) +
    candidate.confidence * CONFIDENCE_WEIGHT
  );
}

/** The stronger first; then the longer; then the earlier; then by name, never by chance. */
function compare(one: Candidate, other: Candidate): number {
  return (
    strength(other) - strength(one) ||
    other.end - other.start - (one.end - one.start) ||
    one.start - other.start ||
    ((one.type ?? one.kind) < (other.type ?? other.kind) ? -1 : 1)
  );
}

/** Whether it is a month's or a day's name that begins a person's. */
function isMonthOfName(candidate: Candidate, whole: Candidate | undefined): boolean {
  if (candidate.kind !== "DATE_TIME" || candidate.confidence > LONE_WORD_DATE) return false;
  return whole !== undefined && candidate.start === whole.start && isPartOf(candidate, whole);
}

/** Leaves out the parts of wholes; a whole that holds something personal is personal. */
function absorbParts<T extends Candidate>(ordered: readonly T[]): T[] {
  const kept: T[] = [];
  let holder = -1;
  let weakHolder = -1;
  let name = -1;
  for (const candidate of ordered) {
    const whole = kept[holder];
    if (whole !== undefined && isPartOf(candidate, whole)) {
      const personal = candidate.personal ?? KIND_RULES[candidate.kind].personal;
      if (personal && candidate.validated) kept[holder] = { ...whole, personal: true };
      continue;
    }
    const weakWhole = kept[weakHolder];
    const certain = candidate.validated || isLabelled(candidate);
    if (weakWhole !== undefined && !certain && isPartOf(candidate, weakWhole)) continue;
    if (isMonthOfName(candidate, kept[name])) continue;
    kept.push(candidate);
    if (candidate.kind === "PERSON" && candidate.confidence >= LEAST_SURE_NAME) {
      name = kept.length - 1;
    }
    if (HOLDS_ALL.has(candidate.kind) && candidate.end > (whole?.end ?? -1)) {
      holder = kept.length - 1;
    }
    if (HOLDS_UNPROVEN.has(candidate.kind) && candidate.end > (weakWhole?.end ?? -1)) {
      weakHolder = kept.length - 1;
    }
  }
  return kept;
}

function isPartOf(part: Candidate, whole: Candidate): boolean {
  return (
    part.start >= whole.start &&
    part.end <= whole.end &&
    part.end - part.start < whole.end - whole.start
  );
}

/** Which of the kept candidates holds each unit of the text: its place in their list from 1. */
class Occupancy<T extends Candidate> {
  readonly kept: T[] = [];
  readonly #holders: Int32Array;

  constructor(length: number) {
    this.#holders = new Int32Array(length);
  }

  /** The first of the kept candidates that overlaps the span. */
  firstWithin({ start, end }: { readonly start: number; readonly end: number }): T | undefined {
    for (let at = start; at < end; at++) {
      const holder = this.#holders[at] ?? 0;
      if (holder !== 0) return this.kept[holder - 1];
    }
    return undefined;
  }

  keep(candidate: T): void {
    this.kept.push(candidate);
    this.#holders.fill(this.kept.length, candidate.start, candidate.end);
  }
}

/** What is left of a divisible candidate beside a stronger one: its longer side, or nothing. */
function remainder<T extends Candidate>(candidate: T, stronger: Candidate, text: string): T | null {
  if (!DIVISIBLE.has(candidate.kind)) return null;
  let { start, end } = candidate;
  if (stronger.start - start >= end - stronger.end) end = stronger.start;
  else start = stronger.end;
  while (start < end && !WORD.test(text[start] ?? "")) start++;
  while (end > start && !WORD.test(text[end - 1] ?? "")) end--;
  if (end - start < 2) return null;
  // Small words beside a date are no address without the number that was taken for its own.
  if (candidate.kind === "ADDRESS" && !IN_ADDRESS.test(text.slice(start, end))) return null;
  return { ...candidate, start, end };
}

/**
 * Settles which of overlapping candidates stay, so that no stretch of the text belongs to two
 * findings. The rules, in this order: a URL or a secret goes before whatever lies within it; an
 * address or an organization goes before what lies within it and is neither proven nor labelled;
 * a person's name before the lone month that it begins with;
 * then the stronger goes first, by the rank of its kind, its proof or label and its confidence; a
 * name or an address that
 * loses a part keeps the longer rest.
 *
 * @returns Candidates in the order of the text, none overlapping another.
 */
export function resolveOverlaps<T extends Candidate>(candidates: readonly T[], text: string): T[] {
  const ordered = [...candidates].sort(
    (one, other) => one.start - other.start || other.end - one.end || compare(one, other),
  );
  const occupancy = new Occupancy<T>(text.length);
  for (const candidate of absorbParts(ordered).sort(compare)) {
    let rest: T | null = candidate;
    while (rest !== null) {
      const neighbour = occupancy.firstWithin(rest);
      if (neighbour === undefined) {
        occupancy.keep(rest);
        break;
      }
      rest = remainder(rest, neighbour, text);
    }
  }
  return occupancy.kept.sort((one, other) => one.start - other.start);
}
