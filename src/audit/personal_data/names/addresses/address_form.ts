/** How the addresses of some countries are written. */
export interface AddressForm {
  /** What every such address holds: most texts hold none of it, and are not searched further. */
  readonly sign: RegExp;
  readonly form: RegExp;
  /** Addresses that the form finds whole. */
  readonly examples: readonly string[];
}

export const WORD = "[\\p{L}\\p{M}'’.-]{1,24}";
export const CAP = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}";
export const TOWN = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,24}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{0,24})?";
export const FREE = "(?<![\\p{L}\\p{N}])";
export const END = "(?![\\p{L}\\p{N}])";

/** A word of a street's name, where the forms of a country set no narrower bound. */
export const STREET_WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}";
/** A city: no full stop within, for behind it the next sentence begins. */
export const CITY =
  "(?:(?:St|Ste|Ft|Mt)\\.? )?\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{0,30})?";
/** What parts a street from its city, on one line or two. */
export const GAP = ",? ?\\n? {0,30}";

/** A pattern of parts that stand behind each other; Unicode, global. */
export function addressForm(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(""), "gu");
}
