/**
 * A pattern of phrases over lower-cased text, with the flag `g`. `words` match whole words; a star
 * behind letters stands for the rest of a word. `anywhere` is for scripts that put no space between
 * words. A phrase may hold groups such as `(?:a|the)`, and repetition only with a small bound.
 */
export function lexicon(words: readonly string[], anywhere: readonly string[] = []): RegExp {
  const whole = words
    .map((word) => word.replace(/(?<=\p{L})\*/gu, "[\\p{L}\\p{N}]*"))
    .map((word) => word.replaceAll("(?:\\p{L}+ )", "(?:[\\p{L}\\p{N}',-]+ )"))
    .join("|");
  const bounded = `(?<![\\p{L}\\p{N}])(?:${whole})(?![\\p{L}\\p{N}])`;
  const parts = words.length > 0 ? [bounded, ...anywhere] : anywhere;
  return new RegExp(parts.join("|"), "gu");
}
