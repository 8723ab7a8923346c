import type { Word } from "../reading/reading.ts";
import { splitWords } from "../reading/split_words.ts";
import { FUNCTION_WORDS } from "../tagging/function_words.ts";
import type { GlossaryFile } from "./glossary.ts";

/** Meanings whose words are in nearly every sentence, and tell a language. */
const COMMON = (
  "i you for we with can they from no will not or this about if what tell her by who out keep how " +
  "only all he but just now when after any why never where also without then more since until same " +
  "still do have go want say make because before over someone their already than own too"
).split(" ");
/** More words than these tell nothing more. */
const MOST_WORDS = 400;
/** Fewer votes than these tell no language. */
const FEWEST_VOTES = 1;

/** Scripts of one language, and how much a word in them counts: Japanese is written with Han, too. */
const SCRIPTS = [
  { script: /^[\p{Script=Hiragana}\p{Script=Katakana}]/u, language: "ja", vote: 0.6 },
  { script: /^\p{Script=Han}/u, language: "zh", vote: 0.2 },
  { script: /^\p{Script=Hangul}/u, language: "ko", vote: 0.5 },
  { script: /^\p{Script=Thai}/u, language: "th", vote: 0.2 },
  { script: /^\p{Script=Hebrew}/u, language: "he", vote: 0.5 },
  { script: /^\p{Script=Greek}/u, language: "el", vote: 0.5 },
  { script: /^\p{Script=Bengali}/u, language: "bn", vote: 0.5 },
  { script: /^\p{Script=Devanagari}/u, language: "hi", vote: 0.5 },
] as const;
const LAST_LATIN = "\u024f";

/** The languages of each common word: of glossaries, and of the words that the tagger knows them by. */
function indexCommonWords(
  files: Readonly<Record<string, GlossaryFile>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const languagesOf = new Map<string, Set<string>>();
  const add = (form: string, language: string) => {
    const [word, second] = splitWords(form);
    if (word === undefined || second !== undefined) return;
    languagesOf.set(word.text, (languagesOf.get(word.text) ?? new Set()).add(language));
  };
  for (const [language, file] of Object.entries(files)) {
    const forms = COMMON.flatMap((meaning) => (file[meaning] ?? "").split(" "));
    for (const form of forms) if (!/[*_]/.test(form)) add(form, language);
  }
  for (const { language, words } of FUNCTION_WORDS) {
    if (!(language in files)) continue;
    for (const word of words.split(" ")) add(word, language);
  }
  return languagesOf;
}

/** Makes what tells which of some languages a text is in, by its most common words; none where they tell nothing. */
export function languageChooser<Language extends string>(
  files: Readonly<Record<Language, GlossaryFile>>,
): (words: readonly Word[]) => Language | undefined {
  const languagesOf = indexCommonWords(files);
  return (words) => {
    const votes = new Map<string, number>();
    for (const { text } of words.slice(0, MOST_WORDS)) {
      const written = text > LAST_LATIN && SCRIPTS.find(({ script }) => script.test(text));
      if (written && written.language in files) {
        votes.set(written.language, (votes.get(written.language) ?? 0) + written.vote);
        continue;
      }
      const languages = languagesOf.get(text);
      for (const language of languages ?? []) {
        votes.set(language, (votes.get(language) ?? 0) + 1 / languages!.size);
      }
    }
    const [best] = [...votes].sort(([, one], [, other]) => other - one);
    return best !== undefined && best[1] >= FEWEST_VOTES ? (best[0] as Language) : undefined;
  };
}
