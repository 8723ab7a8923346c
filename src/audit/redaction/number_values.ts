import type { Interaction } from "../interaction.ts";
import type { PersonalData, PersonalDataKind } from "../report.ts";
import { unmask } from "../view/make_view.ts";
import { PLACEHOLDER } from "./placeholder.ts";

/** Kinds whose value is the same however its letters and digits are grouped. */
const GROUPING_IS_FREE: ReadonlySet<PersonalDataKind> = new Set([
  "PHONE",
  "CREDIT_CARD",
  "IBAN",
  "SSN",
  "NATIONAL_ID",
  "TAX_ID",
  "MEDICAL_ID",
  "PASSPORT",
  "DRIVER_LICENSE",
  "VEHICLE",
  "BANK_ACCOUNT",
  "MAC_ADDRESS",
]);

/** What tells a value from the others of its kind. */
export interface NumberedValue {
  /** Counted from 1 within its kind and interaction. */
  readonly number: number;
  /** The value in the one form in which it is compared: the same however it is written. */
  readonly identity: string;
}

/** A value in the one form in which it is compared with others of its kind. */
function normalize(kind: PersonalDataKind, written: string, format: "text" | "json"): string {
  const decoded = unmask({ value: written, format: "text", country: "" }).text;
  const value = (format === "json" ? unescapeJson(decoded) : decoded)
    .normalize("NFKC")
    .replace(/['’]s$/u, "")
    .toLowerCase();
  return GROUPING_IS_FREE.has(kind)
    ? value.replace(/[^\p{L}\p{N}]/gu, "")
    : value.replace(/\s+/gu, " ").trim();
}

function unescapeJson(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/** The highest number of a placeholder; what is longer is a hash. */
const MOST = 999_999;

/** The highest number that a placeholder of each kind bears already in the submitted texts. */
function countPlaceholders(interaction: Interaction): Map<string, number> {
  const highest = new Map<string, number>();
  for (const { value } of [interaction.input, interaction.output]) {
    for (const [placeholder] of value.matchAll(PLACEHOLDER)) {
      const cut = placeholder.lastIndexOf("_");
      const kind = placeholder.slice(1, cut);
      const number = Number(placeholder.slice(cut + 1, -1));
      if (!(number <= MOST)) continue;
      highest.set(kind, Math.max(highest.get(kind) ?? 0, number));
    }
  }
  return highest;
}

/** Lets a part of a name (`Maria`) count as the one full name that it belongs to (`Maria Kern`). */
function linkNames(names: readonly string[]): Map<string, string> {
  const wholes = new Map<string, Set<string>>();
  for (const name of names) {
    for (const word of name.split(" ")) {
      if (word === name) continue;
      wholes.set(word, (wholes.get(word) ?? new Set()).add(name));
    }
  }
  const links = new Map<string, string>();
  for (const name of names) {
    const candidates = wholes.get(name);
    const [whole] = candidates ?? [];
    if (candidates?.size === 1 && whole !== undefined) links.set(name, whole);
  }
  return links;
}

/**
 * Numbers the distinct values of each kind, counted from 1 in the order in which they appear, input
 * first; the same value has the same number in both halves. Numbers of placeholders that the texts
 * hold already are not used again.
 *
 * @returns One for each finding, in their order.
 */
export function numberValues(
  interaction: Interaction,
  findings: readonly PersonalData[],
): NumberedValue[] {
  const known = new Map<string, string>();
  const values = findings.map(({ kind, side, start, end }) => {
    const { value, format } = interaction[side];
    const written = value.slice(start, end);
    const key = `${kind} ${format} ${written}`;
    const normal = known.get(key) ?? normalize(kind, written, format);
    known.set(key, normal);
    return normal;
  });
  const links = linkNames(values.filter((_, index) => findings[index]?.kind === "PERSON"));
  const highest = countPlaceholders(interaction);
  const numbers = new Map<string, number>();
  const order = findings.map((_, index) => index);
  const position = ({ side, start }: PersonalData) => (side === "input" ? 0 : 2 ** 32) + start;
  order.sort((one, other) => {
    const [first, second] = [findings[one], findings[other]];
    return first === undefined || second === undefined ? 0 : position(first) - position(second);
  });
  const result: NumberedValue[] = new Array(findings.length).fill({ number: 1, identity: "" });
  for (const index of order) {
    const kind = findings[index]?.kind ?? "OTHER";
    const value = values[index] ?? "";
    const identity = kind === "PERSON" ? (links.get(value) ?? value) : value;
    const key = `${kind} ${identity}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = (highest.get(kind) ?? 0) + 1;
      highest.set(kind, number);
      numbers.set(key, number);
    }
    result[index] = { number, identity };
  }
  return result;
}
