/** A word of a name: a capital and letters, apostrophes and hyphens behind it. */
export const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";

/** What stands between the words of names and belongs to them; no word for "and" but the Spanish one. */
export const NAME_PARTICLE =
  "(?:de la|de los|de las|del|de|da|dos|das|do|di|van der|van den|van de|van|von der|von|der|den|ter|ten|el|al|ben|bin|binti|ibn|af|ní|ó|y)";

/**
 * The source of a pattern for a person's name in capitals: a first word and so many more, each with
 * a particle before it or not.
 */
export function namePattern(more: { readonly least: number; readonly most: number }): string {
  return `${NAME_WORD}(?: (?:${NAME_PARTICLE} )?${NAME_WORD}){${more.least},${more.most}}`;
}

/** The same of two to four words: a full name. */
export const FULL_NAME = namePattern({ least: 1, most: 3 });
