/** A run of characters of a text. */
export interface Token {
  readonly index: number;
  readonly value: string;
}

/** What tokens are made of. */
export interface TokenForm {
  /** What a token must hold, a character; with the flags `gu`. */
  readonly mark: RegExp;
  /** A run of characters that ends before the mark, and one from the mark on; the latter with `uy`. */
  readonly before: RegExp;
  readonly from: RegExp;
  /** In UTF-16 code units. */
  readonly longest: number;
}

/**
 * The runs of characters that hold a mark, in order: much less to try than every word of a text,
 * where most words hold none. Time is linear in the length of the text.
 */
export function* markedTokens(
  text: string,
  { mark, before, from, longest }: TokenForm,
): Generator<Token, void> {
  let done = 0;
  for (const { index } of text.matchAll(mark)) {
    if (index < done) continue;
    const lead = before.exec(text.slice(Math.max(done, index - longest), index))?.[0].length ?? 0;
    from.lastIndex = index;
    const rest = from.exec(text)?.[0].length ?? 0;
    if (rest === 0) continue;
    done = index + rest;
    yield { index: index - lead, value: text.slice(index - lead, done) };
  }
}
