import type { ConceptNetworkFile } from "../../audit/context/conduct/concept_network.ts";
import { quantize } from "../safety/quantize.ts";
import type { Network, NetworkSize } from "./fit_network.ts";

/** Networks side by side as one, whose sums are their average, in int8. */
export function joinNetworks(
  networks: readonly Network[],
  { rows, heads, units }: NetworkSize,
): Pick<ConceptNetworkFile, "hidden" | "output"> {
  const all = units * networks.length;
  const sideBySide = (
    length: number,
    weightsOf: (network: Network) => Float32Array,
    factor: number,
  ) =>
    Float32Array.from({ length: length * all }, (_, index) => {
      const place = index % all;
      const network = networks[Math.floor(place / units)]!;
      return factor * weightsOf(network)[Math.floor(index / all) * units + (place % units)]!;
    });
  const hidden = quantize(
    sideBySide(rows, (network) => network.hidden.weights, 1),
    all,
  );
  const output = quantize(
    sideBySide(heads, (network) => network.output.weights, 1 / networks.length),
    all,
  );
  return {
    hidden: {
      bias: networks.flatMap((network) => [...network.hiddenBias.weights].map(rounded)),
      scale: hidden.scale,
      weights: hidden.base64,
    },
    output: {
      bias: Array.from({ length: heads }, (_, head) => rounded(averageBias(networks, head))),
      scale: output.scale,
      weights: output.base64,
    },
  };
}

function averageBias(networks: readonly Network[], head: number): number {
  const sum = networks.reduce((total, { outputBias }) => total + outputBias.weights[head]!, 0);
  return sum / networks.length;
}

function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000;
}
