import type { DomainsModelFile } from "../../audit/context/conduct/domains_model.ts";
import { fitConceptNetwork } from "./fit_concept_network.ts";
import type { WrongExample } from "./wrong_example.ts";

const SIZE = { networks: 2, units: 24, rounds: 12 } as const;
/** A domain that fewer use cases name is not learned. */
const FEWEST = 40;

/**
 * Learns to tell domains by the concepts of question and answer, from interactions whose use case
 * names one: the use case itself is not shown.
 */
export function fitDomains(examples: readonly WrongExample[]): DomainsModelFile {
  const named = examples.filter(({ heard }) => heard.domain.length > 0);
  const counts = new Map<string, number>();
  for (const { heard } of named) {
    for (const id of heard.domain) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const domains = [...counts.keys()].filter((id) => counts.get(id)! >= FEWEST).sort();
  const taught = named.map(({ heard }) => ({
    heard: { ...heard, domain: [] },
    truth: Uint8Array.from(domains, (id) => Number(heard.domain.includes(id))),
    from: 0,
    weight: 1,
  }));
  return { domains, ...fitConceptNetwork(taught, { ...SIZE, heads: domains.length }) };
}
