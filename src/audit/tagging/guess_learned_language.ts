import { FUNCTION_WORDS } from "./function_words.ts";
import { FURTHER_FUNCTION_WORDS } from "./further_function_words.ts";
import { EAST_ASIAN, UNKNOWN_LANGUAGE } from "./guess_language.ts";
import { indexLanguages } from "./index_languages.ts";

/** Numbers of the further languages follow those of the languages that rules tell apart. */
const FIRST_FURTHER = EAST_ASIAN + 1;
const FURTHER = Object.keys(FURTHER_FUNCTION_WORDS);
/** Scripts by their first and last code unit; a text in one is in a language of its own. */
const SCRIPTS: readonly (readonly [first: number, last: number])[] = [
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0x980, 0x9ff],
  [0xe00, 0xe7f],
  [0x1100, 0x11ff],
  [0xac00, 0xd7a3],
];
const FIRST_SCRIPT = FIRST_FURTHER + FURTHER.length;
const LAST_LATIN = 0x24f;
const LEAST_VOTES = 0.5;

/** Between both stands a number without words: a text of {@link EAST_ASIAN} is told by its characters. */
const { votesOf } = indexLanguages([
  ...FUNCTION_WORDS.map(({ words }) => words),
  "",
  ...FURTHER.map((language) => FURTHER_FUNCTION_WORDS[language]!),
]);

/** How many words stand in each script. */
function scriptsOf(words: readonly string[]): Int32Array {
  const scripts = new Int32Array(SCRIPTS.length);
  for (const word of words) {
    const code = word.charCodeAt(0);
    if (code <= LAST_LATIN) continue;
    const script = SCRIPTS.findIndex(([first, last]) => code >= first && code <= last);
    if (script >= 0) scripts[script]!++;
  }
  return scripts;
}

/**
 * The number of the language that the tagger learns a text's words in: more languages than rules tell
 * apart, and where function words tell none, the script. `known`, what rules take it for, where
 * nothing else stands out.
 */
export function guessLearnedLanguage(words: readonly string[], known: number): number {
  if (known === EAST_ASIAN) return known;
  const votes = votesOf(words);
  let best = known;
  for (let language = 1; language < votes.length; language++) {
    if (votes[language]! > votes[best]!) best = language;
  }
  if (best !== UNKNOWN_LANGUAGE && votes[best]! >= LEAST_VOTES) return best;
  const scripts = scriptsOf(words);
  const most = Math.max(...scripts);
  return most * 4 > words.length ? FIRST_SCRIPT + scripts.indexOf(most) : known;
}
