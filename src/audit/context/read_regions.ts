import type { Interaction } from "../interaction.ts";
import { REGIONS, type Region } from "./regions.ts";

/** How a place is introduced where its name alone could mean something else. */
const INTRODUCTION = "(?:in|from|of|to|near|across|under|for|a|an|the)";

/** How people write in chats: a place in small letters counts only where it is introduced. */
const SMALL_INTRODUCTION = "(?:\\b(?:in|from|near|to) |, )";

const PATTERNS: readonly { readonly code: string; readonly pattern: RegExp }[] = REGIONS.map(
  (region) => ({ code: region.code, pattern: compile(region) }),
);

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
  for (const text of texts) {
    for (const { code, pattern } of PATTERNS) {
      if (countries.has(code.slice(0, 2)) && !found.has(code) && pattern.test(text)) {
        found.add(code);
      }
    }
    for (const match of text.matchAll(POSTAL)) {
      if (WORDS.has(match[1] ?? "") && !match[2]) continue;
      const code = `US-${match[1]}`;
      if (countries.has("US") && REGIONS.some((region) => region.code === code)) found.add(code);
    }
  }
  return [...found];
}

function compile(region: Region): RegExp {
  const names = region.names.map((name) => name.replace(/\./g, "\\.")).join("|");
  const lead = region.ambiguous ? `(?:\\b${INTRODUCTION} |, )` : "(?<![\\p{L}\\p{N}])";
  const small = region.ambiguous ? "" : `|${SMALL_INTRODUCTION}(?:${names.toLowerCase()})`;
  return new RegExp(`(?:${lead}(?:${names})${small})(?![\\p{L}\\p{N}])`, "u");
}
