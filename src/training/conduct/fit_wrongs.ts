import { rowsOf, shareOfEach } from "../../audit/context/conduct/recognize_wrongs.ts";
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
const NETWORKS = 3;
/** Hidden units of each. */
const UNITS = 64;
const ROUNDS = 24;
const RATE = 0.05;
/** So many of an example's features are left out each time, so that none is needed. */
const DROPPED = 0.4;
/** Where a head starts: each wrong is rare. */
const FIRST_BIAS = -3;
/** A lawful case counts so many times as a breach: an accusation is dearer than an oversight. */
const LAWFUL_WEIGHT = 2;
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
  /** Head by head what the answer does, the last whether it is unlawful at all. */
  readonly truth: Uint8Array;
  /** From which head on the truth is known: from the last one where no wrong is named. */
  readonly from: number;
  readonly weight: number;
}

/**
 * Learns to tell wrongs, and whether an answer does any, by all concepts: a network of one hidden
 * layer, in a fixed order.
 */
export function fitWrongs(
  examples: readonly WrongExample[],
  wrongs: readonly Wrong[],
): WrongsModelFile {
  const features = featuresOf(examples);
  const { rows } = openWrongsModel(emptyModel(features));
  const prepared = examples.map((example) => {
    const done = new Set(example.wrongs);
    return {
      rows: rowsOf(example.heard, { rows }),
      truth: Uint8Array.from([
        ...wrongs.map(({ tag }) => Number(done.has(tag))),
        Number(example.unlawful),
      ]),
      from: example.unlawful && done.size === 0 ? wrongs.length : 0,
      weight: example.unlawful || example.ordinary ? 1 : LAWFUL_WEIGHT,
    };
  });
  const size = {
    rows: rows.input.size + rows.output.size + rows.domain.size,
    heads: wrongs.length + 1,
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
  size: { readonly rows: number; readonly heads: number; readonly seed: number },
): Network {
  const random = seededRandom(size.seed);
  const small = () => (random.next() - 0.5) * 0.2;
  const network = {
    hidden: table(size.rows * UNITS, small),
    hiddenBias: table(UNITS, () => 0),
    output: table(size.heads * UNITS, small),
    outputBias: table(size.heads, () => FIRST_BIAS),
  };
  const order = Int32Array.from(examples, (_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    random.shuffle(order);
    for (const index of order) {
      const example = examples[index]!;
      learn(network, { ...example, rows: example.rows.filter(() => random.next() >= DROPPED) });
    }
  }
  return network;
}

/** One step of gradient descent on one example. */
function learn(network: Network, { rows, truth, from, weight }: Prepared): void {
  const share = shareOfEach(rows.length);
  const units = activate(network, { rows, share });
  const gradients = new Float32Array(UNITS);
  for (let head = from; head < truth.length; head++) {
    const base = head * UNITS;
    let sum = network.outputBias.weights[head]!;
    for (let unit = 0; unit < UNITS; unit++) {
      sum += network.output.weights[base + unit]! * units[unit]!;
    }
    const miss = 1 / (1 + Math.exp(-sum)) - truth[head]!;
    if (Math.abs(miss) < SMALLEST_ERROR) continue;
    const error = weight * miss;
    for (let unit = 0; unit < UNITS; unit++) {
      gradients[unit]! += error * network.output.weights[base + unit]!;
      step(network.output, base + unit, error * units[unit]!);
    }
    step(network.outputBias, head, error);
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
  size: { readonly rows: number; readonly heads: number },
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
    sideBySide(size.heads, (network) => network.output, 1 / networks.length),
    UNITS * networks.length,
  );
  return {
    hidden: {
      bias: networks.flatMap((network) => [...network.hiddenBias.weights].map(rounded)),
      scale: hidden.scale,
      weights: hidden.base64,
    },
    output: {
      bias: Array.from({ length: size.heads }, (_, head) =>
        rounded(
          networks.reduce((sum, { outputBias }) => sum + outputBias.weights[head]!, 0) /
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
