import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isWorldGiven } from "../persons/is_world_given.ts";
import { isPersonRole } from "../persons/person_roles.ts";

const GERMAN = languageNumber("de");
const NAME_BITS = GIVEN_NAME | SURNAME;
const DETERMINERS = new Set(
  "der die das den dem des ein eine einen einem eines einer mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer kein keine keinen keinem keiner dieser diese dieses diesen diesem jeder jede jedes jeden jedem".split(
    " ",
  ),
);
/** An article within the word before: behind it stand nouns, and waters and rooms of any name. */
const CONTRACTIONS = new Set("am im ans ins beim vom zum zur aufs fürs ums".split(" "));

/** What a woman is: "Klägerin", "Karteninhaberin". */
const WOMAN = /\p{L}{4}(?:er|ist|ent|ant|eur|at|ör|iker)in$/u;

/**
 * Whether a lone word with a capital is a German noun here: a surname that is a trade, too, behind
 * an article ("der Bauer"), any word but a given name behind a contraction ("am Eingang"), or a
 * word for what somebody is ("Mann", "Klägerin").
 */
export function isGermanNoun({ first, last }: TaggedName, analysis: Analysis): boolean {
  const { types, bits, language } = analysis;
  if (first !== last || (language !== GERMAN && language !== UNKNOWN_LANGUAGE)) return false;
  const before = types[first - 1]?.lower ?? "";
  const names = bits[first]! & NAME_BITS;
  const { lower } = types[first]!;
  if (language === GERMAN && WOMAN.test(lower) && names === 0 && !isWorldGiven(lower)) return true;
  if (DETERMINERS.has(before)) return names === SURNAME || isPersonRole(types[first]!.lower);
  return language === GERMAN && CONTRACTIONS.has(before) && (names & GIVEN_NAME) === 0;
}
