import type { LawBook } from "../audit/catalogue.ts";
import { expandCountry } from "../audit/context/resolve_jurisdictions.ts";
import { resolveCountry } from "../audit/context/resolve_country.ts";
import type { Law } from "../audit/laws/law.ts";
import { inForce, lawApplies } from "../audit/verdict/law_applies.ts";

/** Which laws to list; what is left out does not narrow the list. */
export interface LawQuery {
  /** A country as callers write it, or a state such as `California`; `global` for worldwide. */
  readonly country?: string;
  /** A domain such as `healthcare`. */
  readonly domain?: string;
  /** ISO date (YYYY-MM-DD). */
  readonly date: string;
}

/**
 * The laws that apply to users and businesses of a country, in a domain, on a date, in the order of
 * the catalogue. Articles that are not in force on that date are left out.
 *
 * @throws RangeError when the country is not known.
 */
export function listLaws(catalogue: LawBook, { country, domain, date }: LawQuery): Law[] {
  const codes = country === undefined ? undefined : codesOf(country);
  return catalogue.laws
    .filter((law) => {
      const places = codes ?? new Set(law.jurisdictions);
      const domains = new Set(domain === undefined ? (law.domains ?? []) : [domain]);
      const jurisdictions = { user: places, business: places };
      return lawApplies(law, { jurisdictions, domains, as_of: date }) !== undefined;
    })
    .map((law) => ({ ...law, articles: law.articles.filter((one) => inForce(one, date)) }));
}

function codesOf(country: string): ReadonlySet<string> {
  const { result, code, regions } = resolveCountry(country);
  if (result === "unknown") throw new RangeError(`unknown country: ${country}`);
  return new Set(result === "global" ? [] : [...expandCountry(code), ...regions]);
}
