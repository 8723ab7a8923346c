import type { Interaction } from "../interaction.ts";
import { REGIONS, type Region } from "./regions.ts";

/** How a place is introduced where its name alone could mean something else. */
const INTRODUCTION = "(?:in|from|of|to|near|across|under|for|a|an|the)";

/** How people write in chats: a place in small letters counts only where it is introduced. */
const SMALL_INTRODUCTION = "(?:\\b(?:in|from|near|to) |, )";

/** A region, and how it is looked for. */
interface Wanted {
  readonly code: string;
  readonly pattern: RegExp;
  /** Its names in lower case: without one of them in a text its pattern finds nothing there. */
  readonly names: readonly string[];
}

const WANTED: readonly Wanted[] = REGIONS.map((region) => ({
  code: region.code,
  pattern: compile(region),
  names: region.names.map((name) => name.toLowerCase()),
}));

/** Most texts hold no name of any region. */
const ANY_NAME = new RegExp(WANTED.flatMap(({ names }) => names.map(escapeDots)).join("|"));

/** Without it no text holds a postal abbreviation. */
const ABBREVIATION = /, [A-Z]{2}/;
/** A postal abbreviation after a town: `Austin, TX` or `Austin, TX 78701`. */
const POSTAL = /\p{Lu}[\p{L}.]{2,24}, ([A-Z]{2})(?![\p{L}\p{N}-])( \d{5})?/gu;

/** Abbreviations that are also words, and so need a postal code behind them. */
const WORDS = new Set([
  "OK",
  "OR",
  "IN",
  "ME",
  "HI",
  "OH",
  "MA",
  "PA",
  "LA",
  "ID",
  "DE",
  "CA",
  "CO",
]);

/**
 * States and provinces (ISO 3166-2) that the use case or the texts name, among those of the given
 * countries. Their laws apply only where something places the interaction there.
 */
export function readRegions(interaction: Interaction, countries: ReadonlySet<string>): string[] {
  if (!countries.has("US") && !countries.has("CA") && !countries.has("AE")) return [];
  const texts = [
    interaction.use_case,
    interaction.company_name,
    interaction.input.value,
    interaction.output.value,
  ];
  const found = new Set<string>();
  const wanted = WANTED.filter(({ code }) => countries.has(code.slice(0, 2)));
  for (const text of texts) {
    readNames(text, { wanted, found });
    if (countries.has("US")) readAbbreviations(text, found);
  }
  return [...found];
}

function readNames(
  text: string,
  { wanted, found }: { wanted: readonly Wanted[]; found: Set<string> },
): void {
  const lower = text.toLowerCase();
  if (!ANY_NAME.test(lower)) return;
  for (const { code, pattern, names } of wanted) {
    if (found.has(code) || !names.some((name) => lower.includes(name))) continue;
    if (pattern.test(text)) found.add(code);
  }
}

function readAbbreviations(text: string, found: Set<string>): void {
  if (!ABBREVIATION.test(text)) return;
  for (const match of text.matchAll(POSTAL)) {
    if (WORDS.has(match[1] ?? "") && !match[2]) continue;
    const code = `US-${match[1]}`;
    if (REGIONS.some((region) => region.code === code)) found.add(code);
  }
}

function compile(region: Region): RegExp {
  const names = region.names.map(escapeDots).join("|");
  const lead = region.ambiguous ? `(?:\\b${INTRODUCTION} |, )` : "(?<![\\p{L}\\p{N}])";
  const small = region.ambiguous ? "" : `|${SMALL_INTRODUCTION}(?:${names.toLowerCase()})`;
  return new RegExp(`(?:${lead}(?:${names})${small})(?![\\p{L}\\p{N}])`, "u");
}

function escapeDots(name: string): string {
  return name.replaceAll(".", "\\.");
}
