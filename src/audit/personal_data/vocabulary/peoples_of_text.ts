import { isWorldPlace } from "../../tagging/world_places.ts";
import { isWorldGiven } from "../names/persons/is_world_given.ts";
import { foldGroup } from "../names/traits/is_group.ts";
import { formsOfFamilies } from "./forms_of_families.ts";
import { languageOfText } from "./language_of_text.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words for members of peoples, faiths and camps, as one language writes them; in lower case. */
export interface Peoples {
  /** Written with a small letter. */
  readonly small: ReadonlySet<string>;
  /** Written with a capital. */
  readonly capitalised: ReadonlySet<string>;
  /** The same in several words. */
  readonly groups: ReadonlySet<string>;
  /** Those of them that only a word for people makes one: "orang Jawa", of which "Jawa" is told. */
  readonly behind: ReadonlySet<string>;
  /** The first words of those. */
  readonly first: ReadonlySet<string>;
}

/** Shorter words are mostly something else. */
const SHORTEST = 4;

const read = new Map<string, Peoples>();

/**
 * The words for peoples in the language of a text; undefined where its words tell no language.
 * They count in their own language alone: elsewhere many are everyday words or names.
 */
export function peoplesOfText(text: string): Peoples | undefined {
  const language = languageOfText(text);
  const vocabulary = VOCABULARIES.find((one) => one.language === language);
  return vocabulary && peoplesOf(vocabulary);
}

/** A language is read when a text is first in it. */
function peoplesOf(vocabulary: Vocabulary): Peoples {
  const known = read.get(vocabulary.language);
  if (known !== undefined) return known;
  const behind = groupsBehind(vocabulary).map(foldGroup);
  const groups = [...vocabulary.groups.map(foldGroup), ...behind];
  const peoples: Peoples = {
    small: formsOf(vocabulary, false),
    capitalised: formsOf(vocabulary, true),
    groups: new Set(groups),
    behind: new Set(behind),
    first: new Set(groups.map((group) => group.slice(0, group.search(/[^\p{L}\p{M}'-]|$/u)))),
  };
  read.set(vocabulary.language, peoples);
  return peoples;
}

function groupsBehind({ groups_behind = [] }: Vocabulary): string[] {
  return groups_behind.flatMap(({ before, names }) =>
    before.flatMap((word) => names.map((name) => `${word} ${name}`)),
  );
}

function formsOf({ peoples }: Vocabulary, capitalised: boolean): ReadonlySet<string> {
  const forms = formsOfFamilies(peoples.filter((family) => family.capitalised === capitalised));
  const isName = (form: string) => capitalised && (isWorldPlace(form) || isWorldGiven(form));
  return new Set([...forms].filter((form) => form.length >= SHORTEST && !isName(form)));
}
