/** Which languages have a word, by their numbers, and which of them words speak for. */
export interface LanguageIndex {
  readonly languagesOf: ReadonlyMap<string, readonly number[]>;
  /** The votes by the number of the language: each word's one is shared among its languages. */
  readonly votesOf: (words: readonly string[]) => Float64Array;
}

/** Indexes the words of languages, separated by spaces, which are numbered from 1 in their order. */
export function indexLanguages(lists: readonly string[]): LanguageIndex {
  const languagesOf = new Map<string, number[]>();
  lists.forEach((words, at) => {
    for (const word of new Set(words.split(" "))) {
      const languages = languagesOf.get(word) ?? [];
      languages.push(at + 1);
      languagesOf.set(word, languages);
    }
  });
  const votesOf = (words: readonly string[]): Float64Array => {
    const votes = new Float64Array(lists.length + 1);
    for (const word of words) {
      const languages = languagesOf.get(word);
      if (languages === undefined) continue;
      for (const language of languages) votes[language]! += 1 / languages.length;
    }
    return votes;
  };
  return { languagesOf, votesOf };
}
