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

/** A pattern of parts that stand behind each other; Unicode, global. */
export function addressForm(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(""), "gu");
}
