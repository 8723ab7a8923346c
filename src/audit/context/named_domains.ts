import type { Interaction } from "../interaction.ts";
import { readDomains } from "./read_domains.ts";

/** From this certainty on a domain counts for laws and is named in the report. */
const THRESHOLD = 0.5;

/** The domains that an interaction's use case and company name surely enough, the surest first. */
export function namedDomains(interaction: Interaction): string[] {
  return readDomains(interaction)
    .filter(({ certainty }) => certainty >= THRESHOLD)
    .map(({ id }) => id);
}
