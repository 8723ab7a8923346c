import { DEMONYM_FAMILIES } from "../../data/demonym_families.ts";
import type { DemonymFamily } from "../../data/demonym_families.ts";

function formsOf(families: readonly DemonymFamily[]): ReadonlySet<string> {
  return new Set(
    families.flatMap(({ endings, stems }) =>
      stems
        .trim()
        .split(/\s+/u)
        .flatMap((stem) => endings.split("|").map((ending) => (stem + ending).toLowerCase())),
    ),
  );
}

const SMALL = formsOf(DEMONYM_FAMILIES.filter(({ capitalised }) => capitalised !== true));
const CAPITALISED = formsOf(DEMONYM_FAMILIES.filter(({ capitalised }) => capitalised === true));

/**
 * Whether a word, given as written and in lower case, is an adjective of nationality or faith in a
 * language that has many forms of them, written as that language does: with a capital it is the
 * country, "Svizzera", "Argentina".
 */
export function isDemonym(value: string, lower: string): boolean {
  return value === lower ? SMALL.has(lower) : CAPITALISED.has(lower);
}
