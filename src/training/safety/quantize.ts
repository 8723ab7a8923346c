/** Weights as int8 with one step a head, in base64. */
export interface Quantized {
  readonly scale: number[];
  readonly base64: string;
}

/** Of the weights of a head, how many may be cut off at the largest step: one in ten thousand. */
const CUT = 1e-4;

/** Rounds a table of weights, row by row one a head, to int8. */
export function quantize(table: Float32Array, heads: number): Quantized {
  const scale = Array.from({ length: heads }, (_, head) => stepOf(table, { head, heads }));
  const bytes = Buffer.alloc(table.length);
  for (let index = 0; index < table.length; index += 1) {
    const steps = Math.round((table[index] as number) / (scale[index % heads] as number));
    bytes.writeInt8(Math.max(-127, Math.min(127, steps)), index);
  }
  return { scale, base64: bytes.toString("base64") };
}

function stepOf(table: Float32Array, at: { head: number; heads: number }): number {
  const sizes = new Float32Array(table.length / at.heads);
  for (let row = 0; row < sizes.length; row += 1) {
    sizes[row] = Math.abs(table[row * at.heads + at.head] as number);
  }
  sizes.sort();
  const largest = sizes[Math.floor((1 - CUT) * (sizes.length - 1))] as number;
  return Number(Math.max(largest / 127, 1e-6).toPrecision(6));
}
