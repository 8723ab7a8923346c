import { rowsOf } from "../../audit/context/conduct/recognize_wrongs.ts";
import { shareOfEach } from "../../audit/context/conduct/suspect_conduct.ts";
import {
  openWrongsModel,
  type Wrong,
  type WrongsFeatures,
  type WrongsModelFile,
} from "../../audit/context/conduct/wrongs_model.ts";
import { seededRandom } from "../names/random.ts";
import { quantize } from "../safety/quantize.ts";
import type { WrongExample } from "./wrong_example.ts";

/** Networks whose sums are averaged: each alone depends on chance. */
const NETWORKS = 4;
/** Hidden units of each. */
const UNITS = 48;
const ROUNDS = 12;
const RATE = 0.05;
/** So many of an example's features are left out each time, so that none is needed. */
const DROPPED = 0.4;
/** Where a head starts: wrongs are rare. */
const FIRST_BIAS = -3;
/** Smaller errors teach nothing. */
const SMALLEST_ERROR = 0.003;
/** A feature of fewer examples is left out. */
const FEWEST_EXAMPLES = 2;
const SEED = 20_261_123;

/** A table of weights that AdaGrad learns. */
interface Table {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

interface Network {
  readonly hidden: Table;
  readonly hiddenBias: Table;
  readonly output: Table;
  readonly outputBias: Table;
}

interface Prepared {
  readonly rows: readonly number[];
  /** The wrongs that the answer does; undefined where that it is unlawful is all that is known. */
  readonly truth: Uint8Array;
}

/** Learns to tell wrongs by all concepts: a network of one hidden layer, in a fixed order. */
export function fitWrongs(
  examples: readonly WrongExample[],
  wrongs: readonly Wrong[],
): WrongsModelFile {
  const known = examples.filter(({ unlawful, facts }) => !unlawful || facts.length > 0);
  const features = featuresOf(known);
  const { rows } = openWrongsModel(emptyModel(features));
  const prepared = known.map(({ heard, facts }) => {
    const tags = new Set(facts.flatMap((fact) => fact.tags));
    return {
      rows: rowsOf(heard, { rows }),
      truth: Uint8Array.from(wrongs, ({ tag }) => Number(tags.has(tag))),
    };
  });
  const size = {
    rows: rows.input.size + rows.output.size + rows.domain.size,
    wrongs: wrongs.length,
  };
  const networks = Array.from({ length: NETWORKS }, (_, index) =>
    fitNetwork(prepared, { ...size, seed: SEED + index }),
  );
  return { features, wrongs, ...joinNetworks(networks, size) };
}

function featuresOf(examples: readonly WrongExample[]): WrongsFeatures {
  const frequent = (side: keyof WrongsFeatures) => {
    const counts = new Map<string, number>();
    for (const { heard } of examples) {
      for (const name of heard[side]) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count >= FEWEST_EXAMPLES)
      .map(([name]) => name)
      .sort();
  };
  return { input: frequent("input"), output: frequent("output"), domain: frequent("domain") };
}

function emptyModel(features: WrongsFeatures): WrongsModelFile {
  const layer = { bias: [], scale: [], weights: "" };
  return { features, wrongs: [], hidden: layer, output: layer };
}

function table(length: number, first: (index: number) => number): Table {
  return {
    weights: Float32Array.from({ length }, (_, index) => first(index)),
    squares: new Float32Array(length).fill(0.01),
  };
}

function fitNetwork(
  examples: readonly Prepared[],
  size: { readonly rows: number; readonly wrongs: number; readonly seed: number },
): Network {
  const random = seededRandom(size.seed);
  const small = () => (random.next() - 0.5) * 0.2;
  const network = {
    hidden: table(size.rows * UNITS, small),
    hiddenBias: table(UNITS, () => 0),
    output: table(size.wrongs * UNITS, small),
    outputBias: table(size.wrongs, () => FIRST_BIAS),
  };
  const order = Int32Array.from(examples, (_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    random.shuffle(order);
    for (const index of order) {
      const { rows, truth } = examples[index]!;
      learn(network, { rows: rows.filter(() => random.next() >= DROPPED), truth });
    }
  }
  return network;
}

/** One step of gradient descent on one example. */
function learn(network: Network, { rows, truth }: Prepared): void {
  const share = shareOfEach(rows.length);
  const units = activate(network, { rows, share });
  const gradients = new Float32Array(UNITS);
  for (let wrong = 0; wrong < truth.length; wrong++) {
    const base = wrong * UNITS;
    let sum = network.outputBias.weights[wrong]!;
    for (let unit = 0; unit < UNITS; unit++) {
      sum += network.output.weights[base + unit]! * units[unit]!;
    }
    const error = 1 / (1 + Math.exp(-sum)) - truth[wrong]!;
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    for (let unit = 0; unit < UNITS; unit++) {
      gradients[unit]! += error * network.output.weights[base + unit]!;
      step(network.output, base + unit, error * units[unit]!);
    }
    step(network.outputBias, wrong, error);
  }
  for (let unit = 0; unit < UNITS; unit++) {
    gradients[unit]! *= 1 - units[unit]! ** 2;
    step(network.hiddenBias, unit, gradients[unit]!);
  }
  for (const row of rows) {
    for (let unit = 0; unit < UNITS; unit++) {
      step(network.hidden, row * UNITS + unit, gradients[unit]! * share);
    }
  }
}

function activate(
  { hidden, hiddenBias }: Network,
  { rows, share }: { readonly rows: readonly number[]; readonly share: number },
): Float32Array {
  const sums = Float32Array.from(hiddenBias.weights);
  for (const row of rows) {
    for (let unit = 0; unit < UNITS; unit++) {
      sums[unit]! += share * hidden.weights[row * UNITS + unit]!;
    }
  }
  return sums.map(Math.tanh);
}

function step({ weights, squares }: Table, index: number, gradient: number): void {
  squares[index]! += gradient * gradient;
  weights[index]! -= (RATE * gradient) / Math.sqrt(squares[index]!);
}

/** Networks side by side as one, whose sums are their average. */
function joinNetworks(
  networks: readonly Network[],
  size: { readonly rows: number; readonly wrongs: number },
): Pick<WrongsModelFile, "hidden" | "output"> {
  const sideBySide = (rows: number, tableOf: (network: Network) => Table, factor: number) =>
    Float32Array.from({ length: rows * UNITS * networks.length }, (_, index) => {
      const place = index % (UNITS * networks.length);
      const row = Math.floor(index / (UNITS * networks.length));
      const { weights } = tableOf(networks[Math.floor(place / UNITS)]!);
      return factor * weights[row * UNITS + (place % UNITS)]!;
    });
  const hidden = quantize(
    sideBySide(size.rows, (network) => network.hidden, 1),
    UNITS * networks.length,
  );
  const output = quantize(
    sideBySide(size.wrongs, (network) => network.output, 1 / networks.length),
    UNITS * networks.length,
  );
  return {
    hidden: {
      bias: networks.flatMap((network) => [...network.hiddenBias.weights].map(rounded)),
      scale: hidden.scale,
      weights: hidden.base64,
    },
    output: {
      bias: Array.from({ length: size.wrongs }, (_, wrong) =>
        rounded(
          networks.reduce((sum, { outputBias }) => sum + outputBias.weights[wrong]!, 0) /
            networks.length,
        ),
      ),
      scale: output.scale,
      weights: output.base64,
    },
  };
}

function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000;
}
