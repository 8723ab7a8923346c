import { GLOSSARIES, type Language } from "../../glossary/glossaries.ts";
import { languageChooser } from "../../glossary/language_chooser.ts";
import { splitWords } from "../../reading/split_words.ts";

/** The language is told by so much of a text, in UTF-16 code units. */
const TOLD_BY = 1200;

const chooseLanguage = languageChooser(GLOSSARIES);
/** Several detectors ask for the same text one after the other. */
let last: { readonly text: string; readonly language: Language | undefined } | undefined;

/** The language that the commonest words of a text tell (ISO 639-1); undefined where they tell none. */
export function languageOfText(text: string): Language | undefined {
  if (last?.text === text) return last.language;
  const language = chooseLanguage(splitWords(text.slice(0, TOLD_BY)));
  last = { text, language };
  return language;
}
