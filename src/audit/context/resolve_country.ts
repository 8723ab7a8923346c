import { COUNTRY_NAMES } from "./country_names.ts";
import { foldCountryName } from "./fold_country_name.ts";
import { REGIONS } from "./regions.ts";

/** What a country field says. */
export interface ResolvedCountry {
  /** `known` names a country, `global` means no single one, `unknown` could not be read. */
  readonly result: "known" | "global" | "unknown";
  /** ISO 3166-1 alpha-2; a union of states such as `EU` stands for itself. Empty unless known. */
  readonly code: string;
  /** ISO 3166-2 codes of states or provinces that the field itself names. */
  readonly regions: readonly string[];
}

const SUBDIVISION = /^([A-Z]{2})-([A-Z\d]{1,3})$/;

const GLOBAL = /^(global|worldwide|world|international|any|all|multiple|various|\*)$/;

/**
 * Reads a country as callers write it: an ISO 3166-1 code of two or three letters, a name in one of
 * the main languages, a common variant, a state or province, or "state, country".
 */
export function resolveCountry(text: string): ResolvedCountry {
  const folded = foldCountryName(text);
  if (GLOBAL.test(folded)) return { result: "global", code: "", regions: [] };
  const whole = lookUp(folded);
  if (whole) return whole;
  const subdivision = readSubdivision(text);
  if (subdivision) return subdivision;
  const parts = text
    .slice(0, 200)
    .split(/[,;/()|-]/)
    .map(foldCountryName)
    .filter(Boolean);
  const found = parts.map(lookUp).filter((part) => part !== undefined);
  const country = found.findLast((part) => part.regions.length === 0) ?? found.at(-1);
  if (!country) return { result: "unknown", code: "", regions: [] };
  const regions = found.flatMap((part) => part.regions);
  return { ...country, regions: regions.filter((code) => code.startsWith(country.code)) };
}

/** A code of ISO 3166-2, `US-CA`: the first two letters are the country's, whatever the others are. */
function readSubdivision(text: string): ResolvedCountry | undefined {
  const [, country = "", part = ""] = SUBDIVISION.exec(text.trim().toUpperCase()) ?? [];
  if (!COUNTRY_NAMES.has(country.toLowerCase())) return undefined;
  const code = `${country}-${part}`;
  const regions = REGIONS.some((region) => region.code === code) ? [code] : [];
  return { result: "known", code: COUNTRY_NAMES.get(country.toLowerCase()) ?? "", regions };
}

function lookUp(folded: string): ResolvedCountry | undefined {
  const code = COUNTRY_NAMES.get(folded);
  if (code) return { result: "known", code, regions: [] };
  const region = REGIONS.find((one) => one.names.some((name) => foldCountryName(name) === folded));
  if (!region) return undefined;
  return { result: "known", code: region.code.slice(0, 2), regions: [region.code] };
}
