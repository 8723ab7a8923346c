import type { Interaction } from "../interaction.ts";
import { readRegions } from "./read_regions.ts";
import { resolveCountry, type ResolvedCountry } from "./resolve_country.ts";

/** Where an interaction takes place, as far as the submission tells. */
export interface Jurisdictions {
  /** Codes whose law reaches the user: `DE`, `EU`, `EEA`, `US-CA` … */
  readonly user: ReadonlySet<string>;
  /** Codes whose law reaches the business. */
  readonly business: ReadonlySet<string>;
  /** ISO 3166-1 alpha-2 codes of both, without unions. */
  readonly countries: readonly string[];
  /** All codes in the order of a report: unions first, then countries, then regions. */
  readonly codes: readonly string[];
  readonly notes: readonly string[];
}

/** Member states of the European Union (Treaty on European Union, Art. 52). */
const EUROPEAN_UNION = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);
/** The EFTA states of the European Economic Area (EEA Agreement). */
const EEA_ONLY = new Set(["IS", "LI", "NO"]);
/** Regions of the European Union with an ISO 3166-1 code of their own (TFEU, Art. 355). */
const OUTERMOST = new Map(
  ["GF", "GP", "MQ", "RE", "YT", "MF"].map((code) => [code, "FR"] as const),
);

/**
 * Where the interaction takes place. `global` on one side means that the other side's country speaks
 * for both; on both sides it leaves only the common baseline.
 */
export function resolveJurisdictions(interaction: Interaction): Jurisdictions {
  const user = resolveCountry(interaction.input.country);
  const business = resolveCountry(interaction.output.country);
  const named = [user, business].filter((country) => country.result === "known");
  const regions = [
    ...named.flatMap((country) => country.regions),
    ...readRegions(interaction, new Set(named.map((country) => country.code))),
  ];
  const userCodes = expand(user.result === "known" ? user : business, regions);
  const businessCodes = expand(business.result === "known" ? business : user, regions);
  return {
    user: userCodes,
    business: businessCodes,
    countries: [...new Set(named.map((country) => country.code))].filter(isCountry),
    codes: orderCodes(new Set([...userCodes, ...businessCodes])),
    notes: describeUnresolved({ interaction, user, business }),
  };
}

/** The codes of a country with the unions that it belongs to: `DE` gives `EU`, `EEA` and `DE`. */
export function expandCountry(code: string): readonly string[] {
  const state = OUTERMOST.get(code);
  if (state) return [...expandCountry(state), code];
  if (code === "EU") return ["EU", "EEA"];
  if (EUROPEAN_UNION.has(code)) return ["EU", "EEA", code];
  if (EEA_ONLY.has(code)) return ["EEA", code];
  return [code];
}

function expand(country: ResolvedCountry, regions: readonly string[]): ReadonlySet<string> {
  if (country.result !== "known") return new Set();
  const own = regions.filter((region) => region.startsWith(`${country.code}-`));
  return new Set([...expandCountry(country.code), ...own]);
}

function isCountry(code: string): boolean {
  return code !== "EU" && code !== "EEA";
}

function orderCodes(codes: ReadonlySet<string>): string[] {
  const shown = [...codes].filter((code) => code !== "EEA" || !codes.has("EU"));
  const rank = (code: string) => (isCountry(code) ? (code.includes("-") ? 2 : 1) : 0);
  return shown.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function describeUnresolved({
  user,
  business,
}: {
  interaction: Interaction;
  user: ResolvedCountry;
  business: ResolvedCountry;
}): string[] {
  const notes: string[] = [];
  if (user.result === "unknown") {
    notes.push("The user's country was not recognized; it was treated as global.");
  }
  if (business.result === "unknown") {
    notes.push("The business's country was not recognized; it was treated as global.");
  }
  if (user.result !== "known" && business.result !== "known") {
    notes.push(
      "No country is known: only the common baseline and worldwide standards were applied; laws " +
        "that reach beyond their borders, such as the GDPR, may apply.",
    );
  }
  return notes;
}
