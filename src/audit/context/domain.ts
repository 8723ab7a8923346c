/** A domain, and what names it in the use case. */
export interface Domain {
  readonly id: string;
  /**
   * Stems that name the domain by themselves in any language, a comma and a space between. They match
   * at the start of a word, lower-cased; one that ends in `$` must end the word, and a part behind
   * `~` may stand anywhere in a word, for languages that write compounds together. Terms of scripts
   * without spaces match anywhere. A stem with signs of regular expressions is one.
   */
  readonly stems: string;
}
