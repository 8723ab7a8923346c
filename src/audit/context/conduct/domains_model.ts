import { openNetwork, type ConceptNetwork, type ConceptNetworkFile } from "./concept_network.ts";
import file from "./domains_model.json" with { type: "json" };

/** The file: a head a domain, in their order. */
export interface DomainsModelFile extends ConceptNetworkFile {
  readonly domains: readonly string[];
}

/** The domains, and the network that tells them. */
export interface DomainsModel {
  readonly domains: readonly string[];
  readonly network: ConceptNetwork;
}

/** Unpacks a file of weights. */
export function openDomainsModel(from: DomainsModelFile): DomainsModel {
  return { domains: from.domains, network: openNetwork(from) };
}

/** The learned network; sources, licences and scores stand in the file. */
export const DOMAINS_MODEL: DomainsModel = openDomainsModel(file as DomainsModelFile);
