import {
  rowsByName,
  rowsOf,
  type ConceptNetworkFile,
  type HeardInteraction,
} from "../../audit/context/conduct/concept_network.ts";
import { fitNetwork, type NetworkSize, type TaughtExample } from "./fit_network.ts";
import { joinNetworks } from "./join_networks.ts";

/** An interaction, and what holds of it. */
export interface HeardExample extends Omit<TaughtExample, "rows"> {
  readonly heard: HeardInteraction;
}

/** A feature of fewer examples is left out. */
const FEWEST_EXAMPLES = 2;
const SEED = 20_261_123;

/** Learns several networks on the same examples, since each alone depends on chance, and joins them. */
export function fitConceptNetwork(
  examples: readonly HeardExample[],
  { networks, ...options }: Omit<NetworkSize, "rows"> & { readonly networks: number },
): ConceptNetworkFile {
  const features = featuresOf(examples);
  const rows = rowsByName(features);
  const size = { ...options, rows: Object.values(rows).reduce((sum, { size }) => sum + size, 0) };
  const taught = examples.map((example) => ({ ...example, rows: rowsOf(example.heard, rows) }));
  const fitted = Array.from({ length: networks }, (_, index) =>
    fitNetwork(taught, { ...size, seed: SEED + index }),
  );
  return { features, ...joinNetworks(fitted, size) };
}

function featuresOf(examples: readonly HeardExample[]): HeardInteraction {
  const frequent = (side: keyof HeardInteraction) => {
    const counts = new Map<string, number>();
    for (const { heard } of examples) {
      for (const name of heard[side]) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count >= FEWEST_EXAMPLES)
      .map(([name]) => name)
      .sort();
  };
  return {
    input: frequent("input"),
    output: frequent("output"),
    asked: frequent("asked"),
    said: frequent("said"),
    domain: frequent("domain"),
  };
}
