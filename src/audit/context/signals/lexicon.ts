/**
 * A pattern of phrases over lower-cased text, with the flag `g`. `words` match whole words, or word
 * beginnings where they end in `*`; `anywhere` is for scripts that put no space between words. A
 * phrase may hold simple groups such as `(?:a|the)`, but no repetition.
 */
export function lexicon(words: readonly string[], anywhere: readonly string[] = []): RegExp {
  const bounded = words.map((word) =>
    word.endsWith("*") ? word.slice(0, -1) : `${word}(?![\\p{L}\\p{N}])`,
  );
  const start = `(?<![\\p{L}\\p{N}])(?:${bounded.join("|")})`;
  const parts = words.length > 0 ? [start, ...anywhere] : anywhere;
  return new RegExp(parts.join("|"), "gu");
}
