import { DOMAIN_LEXICON, type DomainEntry } from "./domain_lexicon.ts";
import { DOMAIN_STEMS } from "./domain_stems.ts";
import { DOMAIN_TRADES } from "./domain_trades.ts";
import type { Interaction } from "../interaction.ts";

/** A domain and how sure the reading is. */
export interface DomainReading {
  readonly id: string;
  /** 0 to 1. */
  readonly certainty: number;
}

/** From this certainty on a domain counts for laws and is named in the report. */
export const DOMAIN_THRESHOLD = 0.5;

const NAMED_IN_USE_CASE = 0.9;
const NAMED_IN_COMPANY = 0.6;

/** Scripts in which a term may stand anywhere, since words are joined without spaces. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u;

const COMPILED = DOMAIN_LEXICON.map((entry) => ({ id: entry.id, pattern: compile(entry) }));

/**
 * The domains of an interaction, the surest first. The use case decides; the company's name helps.
 * The texts are not asked: people talk about everything everywhere.
 */
export function readDomains(interaction: Interaction): DomainReading[] {
  const useCase = lowerCase(interaction.use_case);
  const company = lowerCase(interaction.company_name);
  const readings: DomainReading[] = [];
  for (const { id, pattern } of COMPILED) {
    if (pattern.test(useCase)) readings.push({ id, certainty: NAMED_IN_USE_CASE });
    else if (pattern.test(company)) readings.push({ id, certainty: NAMED_IN_COMPANY });
  }
  return readings.sort((a, b) => b.certainty - a.certainty);
}

/** The Turkish capital İ becomes an i with a dot above it, which stems do not have. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("i\u0307", "i");
}

/** Arabic and Hebrew write "and", "with", "for" and "the" together with the word behind them. */
function particlesBefore(stem: string): string {
  if (/^\p{Script=Arabic}/u.test(stem)) return "(?:و?[بلك]?(?:ال|لل)?)?";
  if (/^\p{Script=Hebrew}/u.test(stem)) return "[והבלכמש]{0,2}";
  return "";
}

function compile(entry: DomainEntry): RegExp {
  const more = [DOMAIN_STEMS, DOMAIN_TRADES].flatMap((stems) =>
    (stems[entry.id] ?? "").split(",").map((stem) => stem.trim()),
  );
  const stems = [...entry.stems, ...more.filter((stem) => stem !== "")];
  const inside = stems.filter((stem) => UNSPACED.test(stem));
  const atStart = stems.filter((stem) => !inside.includes(stem));
  const words = atStart.map(
    (stem) => particlesBefore(stem) + stem.replace(/\$$/, "(?![\\p{L}\\p{N}])"),
  );
  const start = `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join("|")})`;
  return new RegExp(inside.length > 0 ? `${start}|${inside.join("|")}` : start, "u");
}
