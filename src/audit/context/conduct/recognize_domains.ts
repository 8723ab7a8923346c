import type { SignalInput } from "../frames/signal.ts";
import { heardInteraction, scoreHeads, type HeardInteraction } from "./concept_network.ts";
import { DOMAINS_MODEL, type DomainsModel } from "./domains_model.ts";

/** From here on a domain is recognized. */
const LIKELY = 0.6;

/** The domains that a model recognizes in what is heard, whatever the use case names. */
export function scoreDomains(heard: HeardInteraction, model: DomainsModel): string[] {
  const scores = scoreHeads({ ...heard, domain: [] }, model.network);
  return model.domains.filter((_, head) => scores[head]! >= LIKELY);
}

/** The domains that a question and its answer speak like, whatever the use case calls itself. */
export function recognizeDomains(context: SignalInput): string[] {
  return scoreDomains(heardInteraction(context), DOMAINS_MODEL);
}
