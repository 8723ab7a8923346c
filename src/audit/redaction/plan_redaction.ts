import type { Interaction, Side } from "../interaction.ts";
import { isJson } from "../json/is_json.ts";
import { isKey } from "../json/is_key.ts";
import { scanJson } from "../json/scan_json.ts";
import type { PersonalData, PersonalDataKind } from "../report.ts";
import { EMPHASIS } from "../view/drop_emphasis.ts";
import { TAG } from "../view/drop_markup.ts";
import { numberValues } from "./number_values.ts";
import type { NumberedValue } from "./number_values.ts";
import type { Operator } from "./operator.ts";
import { hashValue } from "./hash_value.ts";
import { makePlaceholder } from "./placeholder.ts";

/** A stretch of a submitted value and what stands there instead. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface RedactionOptions {
  /** What becomes of the values of a kind; `replace` where a kind is not named. */
  readonly operators?: Partial<Record<PersonalDataKind, Operator>>;
  /** The secret key of the operator `hash`; without it such values are replaced. */
  readonly hash_key?: string | null;
}

/** A personal stretch of a value. */
interface Redaction extends NumberedValue {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
}

const POSSESSIVE = /['’]s$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const UNMASKED = 4;
/** Four characters of a shorter value would tell too much of it. */
const SHORTEST_PARTLY_MASKED = 9;

/**
 * What to replace in the two halves so that nothing personal is left. In a half that is JSON only
 * the contents of strings are replaced, and whole numbers become strings, so that it stays JSON of
 * the same structure; keys always get placeholders, which keep them apart.
 *
 * @returns Replacements per side in the order of the text, none overlapping another.
 */
export function planRedaction(
  interaction: Interaction,
  personalData: readonly PersonalData[],
  options: RedactionOptions = {},
): Record<Side, Replacement[]> {
  const personal = personalData.filter(
    ({ personal, kind, start, end }) =>
      personal && end > start && options.operators?.[kind] !== "keep",
  );
  const values = numberValues(interaction, personal);
  const planSide = (side: Side): Replacement[] => {
    const { value, format } = interaction[side];
    const redactions: Redaction[] = [];
    for (const [index, { kind, start, end, side: where }] of personal.entries()) {
      if (where === side) redactions.push({ kind, start, end, ...values[index]! });
    }
    const ordered = makeDisjoint(redactions);
    return format === "json" && isJson(value)
      ? planJson(value, ordered, options)
      : ordered.flatMap((redaction) => planText(value, redaction, options));
  };
  return { input: planSide("input"), output: planSide("output") };
}

/** In the order of the text; what overlaps is joined under the first one's placeholder. */
function makeDisjoint(redactions: readonly Redaction[]): Redaction[] {
  const ordered: Redaction[] = [];
  for (const next of [...redactions].sort((one, other) => one.start - other.start)) {
    const last = ordered.at(-1);
    if (last === undefined || next.start >= last.end) ordered.push(next);
    else ordered[ordered.length - 1] = { ...last, end: Math.max(last.end, next.end) };
  }
  return ordered;
}

/** What quotes or lists a line, or sets it off, and is no part of a value. */
const LINE_OPENING = /^(?:[ \t>]|[|*-](?=[ \t]))*/u;
const BREAK = new RegExp(`[\\r\\n]+|${TAG.source}|${EMPHASIS.source}`, "gi");

/** A value of several lines is replaced line by line, so that the text keeps its breaks and markup. */
function planText(value: string, redaction: Redaction, options: RedactionOptions): Replacement[] {
  const { start } = redaction;
  const all = value.slice(start, redaction.end);
  const written = all.slice(0, all.length - (POSSESSIVE.exec(all)?.[0].length ?? 0));
  const text = substitute(redaction, written, options);
  if (options.operators?.[redaction.kind] === "mask") {
    return [{ start, end: start + written.length, text }];
  }
  return linesOf(written).map((line) => ({
    start: start + line.start,
    end: start + line.end,
    text,
  }));
}

/** Where the lines of a value stand in it, without what quotes them. */
function linesOf(written: string): { start: number; end: number }[] {
  const breaks = [...written.matchAll(BREAK)];
  const starts = [0, ...breaks.map(({ index, 0: parted }) => index + parted.length)];
  return starts.flatMap((start, line) => {
    const content = written.slice(start, breaks[line]?.index).trimEnd();
    const opening = line === 0 ? 0 : LINE_OPENING.exec(content)![0].length;
    const end = start + content.length;
    return start + opening < end ? [{ start: start + opening, end }] : [];
  });
}

function substitute(redaction: Redaction, written: string, options: RedactionOptions): string {
  const { kind, number, identity } = redaction;
  const { operators, hash_key } = options;
  const operator = operators?.[kind] ?? "replace";
  if (operator === "remove") return "";
  if (operator === "mask") return mask(written);
  if (operator !== "hash" || !hash_key) return makePlaceholder(kind, number);
  return makePlaceholder(kind, hashValue(identity, hash_key));
}

function mask(written: string): string {
  const length = (written.match(LETTER_OR_DIGIT) ?? []).length;
  let masked = length < SHORTEST_PARTLY_MASKED ? length : length - UNMASKED;
  return written.replace(LETTER_OR_DIGIT, (unit) => (masked-- > 0 ? "*" : unit));
}

/** Cuts the redactions down to what lies within strings and numbers of the JSON text. */
function planJson(
  value: string,
  redactions: readonly Redaction[],
  options: RedactionOptions,
): Replacement[] {
  const replacements: Replacement[] = [];
  let next = 0;
  for (const token of scanJson(value)) {
    while ((redactions[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next++;
    if (token.type === "number") {
      const redaction = redactions[next];
      if (redaction === undefined || redaction.start >= token.end) continue;
      const text = substitute(redaction, value.slice(token.start, token.end), options);
      replacements.push({ start: token.start, end: token.end, text: JSON.stringify(text) });
      continue;
    }
    const named = isKey(value, token);
    for (let index = next; (redactions[index]?.start ?? token.end) < token.end; index++) {
      const redaction = redactions[index] as Redaction;
      const piece = snapToEscapes(value, token, redaction);
      const written = String(JSON.parse(`"${value.slice(piece.start, piece.end)}"`));
      const text = substitute(redaction, written, named ? {} : options);
      const last = replacements.at(-1);
      if (last !== undefined && piece.start < last.end) continue;
      replacements.push({ ...piece, text: JSON.stringify(text).slice(1, -1) });
    }
  }
  return replacements;
}

/** The part of a redaction that lies within a string, widened to whole escapes. */
function snapToEscapes(
  value: string,
  token: { readonly start: number; readonly end: number },
  redaction: Redaction,
): { start: number; end: number } {
  const start = Math.max(token.start, redaction.start);
  const end = Math.min(token.end, redaction.end);
  const first = escapeAround(value, token.start, start);
  const last = escapeAround(value, token.start, end);
  return { start: first?.start ?? start, end: last?.end ?? end };
}

/** The escape that has `position` in its middle, if any. */
function escapeAround(value: string, from: number, position: number) {
  for (let start = Math.max(from, position - 5); start < position; start++) {
    if (value[start] !== "\\" || !isEscapeStart(value, from, start)) continue;
    const end = start + (value[start + 1] === "u" ? 6 : 2);
    if (end > position) return { start, end };
  }
  return undefined;
}

/** A backslash starts an escape when an even number of backslashes stands before it. */
function isEscapeStart(value: string, from: number, position: number): boolean {
  let start = position;
  while (start > from && value[start - 1] === "\\") start--;
  return (position - start) % 2 === 0;
}
