import type { View } from "./view.ts";

/** Collects the characters of a view together with the stretches of the value they stand for. */
export class ViewBuilder {
  #pieces: string[] = [];
  #starts: Uint32Array;
  #ends: Uint32Array;
  #length = 0;

  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Takes `value.slice(start, end)` over, character by character. */
  copy(value: string, start: number, end: number): void {
    if (end <= start) return;
    this.#reserve(end - start);
    this.#pieces.push(value.slice(start, end));
    for (let index = start; index < end; index++) {
      this.#starts[this.#length] = index;
      this.#ends[this.#length++] = index + 1;
    }
  }

  /** Lets every unit of `text` stand for the stretch from `start` to `end`. */
  put(text: string, start: number, end: number): void {
    this.#reserve(text.length);
    this.#pieces.push(text);
    this.#starts.fill(start, this.#length, this.#length + text.length);
    this.#ends.fill(end, this.#length, this.#length + text.length);
    this.#length += text.length;
  }

  /** @param mainLength How far the text reads as the value does; all of it when left out. */
  build(mainLength = this.#length): View {
    return {
      text: this.#pieces.join(""),
      mainLength,
      map: {
        starts: this.#starts.slice(0, this.#length),
        ends: this.#ends.slice(0, this.#length),
      },
    };
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#starts.length) return;
    const capacity = Math.max(this.#length + count, this.#starts.length * 2);
    const starts = new Uint32Array(capacity);
    const ends = new Uint32Array(capacity);
    starts.set(this.#starts);
    ends.set(this.#ends);
    this.#starts = starts;
    this.#ends = ends;
  }
}
