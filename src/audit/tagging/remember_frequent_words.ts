import { hashString } from "./hash.ts";
import { commonnessOf, factsAt, findWord } from "./lexicon.ts";

/** Enough for the frequent words of a few languages, with and without a capital. */
const MOST_WORDS = 16_384;
/** How frequent a word must be: once in 200,000 or so, in one of the languages that use it. */
const LEAST_COMMONNESS = 3;

/** Whether a word tells of nobody: it is frequent in a language of the lexicon, or one character. */
function isFrequent(word: string): boolean {
  const facts = factsAt(findWord(hashString(word.toLowerCase())));
  return word.length === 1 || commonnessOf(facts) >= LEAST_COMMONNESS;
}

/**
 * A pure function of a word that remembers what it answered for frequent words, which all texts
 * share. No other word is remembered, and no more than {@link MOST_WORDS}.
 */
export function rememberFrequentWords<Answer extends object>(
  work: (word: string) => Answer,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const answer = work(word);
    if (known.size < MOST_WORDS && isFrequent(word)) known.set(word, answer);
    return answer;
  };
}
