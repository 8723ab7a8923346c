import { shareOfEach } from "../../audit/context/conduct/concept_network.ts";
import { seededRandom } from "../names/random.ts";

/** What a network is taught of one interaction. */
export interface TaughtExample {
  /** Rows of its features. */
  readonly rows: readonly number[];
  /** Head by head whether it holds. */
  readonly truth: Uint8Array;
  /** From which head on that is known. */
  readonly from: number;
  /** How many times it counts. */
  readonly weight: number;
}

/** How large a network is, and how long it learns. */
export interface NetworkSize {
  readonly rows: number;
  readonly heads: number;
  /** Hidden units. */
  readonly units: number;
  readonly rounds: number;
}

/** A table of weights that AdaGrad learns. */
interface Table {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

/** A network of one hidden layer. */
export interface Network {
  readonly hidden: Table;
  readonly hiddenBias: Table;
  readonly output: Table;
  readonly outputBias: Table;
}

const RATE = 0.05;
/** So many of an example's features are left out each time, so that none is needed. */
const DROPPED = 0.4;
/** Where a head starts: what it stands for is rare. */
const FIRST_BIAS = -3;
/** Smaller errors teach nothing. */
const SMALLEST_ERROR = 0.003;

function table(length: number, first: (index: number) => number): Table {
  return {
    weights: Float32Array.from({ length }, (_, index) => first(index)),
    squares: new Float32Array(length).fill(0.01),
  };
}

/** Learns one network by gradient descent, in an order that the seed fixes. */
export function fitNetwork(
  examples: readonly TaughtExample[],
  { rows, heads, units, rounds, seed }: NetworkSize & { readonly seed: number },
): Network {
  const random = seededRandom(seed);
  const small = () => (random.next() - 0.5) * 0.2;
  const network = {
    hidden: table(rows * units, small),
    hiddenBias: table(units, () => 0),
    output: table(heads * units, small),
    outputBias: table(heads, () => FIRST_BIAS),
  };
  const order = Int32Array.from(examples, (_, index) => index);
  for (let round = 0; round < rounds; round++) {
    random.shuffle(order);
    for (const index of order) {
      const example = examples[index]!;
      learn(network, { ...example, rows: example.rows.filter(() => random.next() >= DROPPED) });
    }
  }
  return network;
}

/** One step of gradient descent on one example. */
function learn(network: Network, { rows, truth, from, weight }: TaughtExample): void {
  const share = shareOfEach(rows.length);
  const active = activate(network, { rows, share });
  const units = active.length;
  const gradients = new Float32Array(units);
  for (let head = from; head < truth.length; head++) {
    const base = head * units;
    let sum = network.outputBias.weights[head]!;
    for (let unit = 0; unit < units; unit++) {
      sum += network.output.weights[base + unit]! * active[unit]!;
    }
    const miss = 1 / (1 + Math.exp(-sum)) - truth[head]!;
    if (Math.abs(miss) < SMALLEST_ERROR) continue;
    const error = weight * miss;
    for (let unit = 0; unit < units; unit++) {
      gradients[unit]! += error * network.output.weights[base + unit]!;
      step(network.output, base + unit, error * active[unit]!);
    }
    step(network.outputBias, head, error);
  }
  for (let unit = 0; unit < units; unit++) {
    gradients[unit]! *= 1 - active[unit]! ** 2;
    step(network.hiddenBias, unit, gradients[unit]!);
  }
  for (const row of rows) {
    for (let unit = 0; unit < units; unit++) {
      step(network.hidden, row * units + unit, gradients[unit]! * share);
    }
  }
}

function activate(
  { hidden, hiddenBias }: Network,
  { rows, share }: { readonly rows: readonly number[]; readonly share: number },
): Float32Array {
  const sums = Float32Array.from(hiddenBias.weights);
  const units = sums.length;
  for (const row of rows) {
    for (let unit = 0; unit < units; unit++) {
      sums[unit]! += share * hidden.weights[row * units + unit]!;
    }
  }
  return sums.map(Math.tanh);
}

function step({ weights, squares }: Table, index: number, gradient: number): void {
  squares[index]! += gradient * gradient;
  weights[index]! -= (RATE * gradient) / Math.sqrt(squares[index]!);
}
