import type { Word } from "../reading/reading.ts";
import { rememberOnce } from "../reading/remember_once.ts";
import { findMeanings, type FoundMeanings } from "./find_meanings.ts";
import { GLOSSARIES, type Language } from "./glossaries.ts";
import type { Glossary } from "./glossary.ts";
import { languageChooser } from "./language_chooser.ts";
import { MEANINGS } from "./meanings.ts";
import { openGlossary } from "./open_glossary.ts";

const NUMBERS: ReadonlyMap<string, number> = new Map(
  MEANINGS.map((meaning, index) => [meaning, index]),
);
const chooseLanguage = languageChooser(GLOSSARIES);
const languageOf = rememberOnce((words: readonly Word[]) => chooseLanguage(words));
const opened = new Map<Language, Glossary>();
const NOTHING: FoundMeanings = { meanings: [], words: [] };

/** A language is opened when a text is first in it: few of them are needed in one place. */
function glossaryOf(language: Language): Glossary {
  let glossary = opened.get(language);
  if (glossary === undefined) {
    glossary = openGlossary(GLOSSARIES[language], NUMBERS);
    opened.set(language, glossary);
  }
  return glossary;
}

/**
 * What the words of a text mean, in order, as numbers; the same numbers in every language. Words
 * that its glossary does not have are left out.
 *
 * @param beside Words of the text that it belongs to, which tell the language where it tells none.
 */
export function meaningsOf(words: readonly Word[], beside: readonly Word[]): FoundMeanings {
  const language = languageOf(words) ?? languageOf(beside);
  return language === undefined ? NOTHING : findMeanings(words, glossaryOf(language));
}
