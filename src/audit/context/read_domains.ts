import { findNamedDomains } from "./domain_stem_index.ts";
import { DOMAINS } from "./domains.ts";
import type { Interaction } from "../interaction.ts";
import { rememberOnce } from "../reading/remember_once.ts";

/** A domain and how sure the reading is. */
export interface DomainReading {
  readonly id: string;
  /** 0 to 1. */
  readonly certainty: number;
}

const NAMED_IN_USE_CASE = 0.9;
const NAMED_IN_COMPANY = 0.6;

/** Children by their age: no school takes part. */
const OF_SCHOOL_AGE =
  /\b(?:(?:primary|elementary|grade|nursery|pre)[- ]?)?school(?:[- ](?:age(?:d)?[- ])?(?:kids|children|boys|girls)|[- ]aged?\b)/giu;

/**
 * The domains that an interaction's use case names, the surest first; the company's name helps. What
 * the texts say names none; `domains_of_facts.ts` adds what they are found to do.
 */
export const readDomains: (interaction: Interaction) => readonly DomainReading[] = rememberOnce(
  (interaction) => {
    const useCase = findNamedDomains(interaction.use_case.replace(OF_SCHOOL_AGE, "children"));
    const company = findNamedDomains(interaction.company_name);
    const readings: DomainReading[] = [];
    for (const { id } of DOMAINS) {
      if (useCase.has(id)) readings.push({ id, certainty: NAMED_IN_USE_CASE });
      else if (company.has(id)) readings.push({ id, certainty: NAMED_IN_COMPANY });
    }
    return readings.sort((a, b) => b.certainty - a.certainty);
  },
);
