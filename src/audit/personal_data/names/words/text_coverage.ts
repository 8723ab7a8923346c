/** Which stretches of a text are taken already. */
export interface TextCoverage {
  /** Takes the stretch and answers true, unless a part of it is taken: then false. */
  take(span: { readonly start: number; readonly end: number }): boolean;
}

/** Nothing of a text of this length is taken yet. */
export function makeTextCoverage(length: number): TextCoverage {
  const taken = new Uint8Array(length);
  return {
    take({ start, end }) {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    },
  };
}
