interface Span {
  readonly start: number;
  readonly end: number;
}

const CAPITALS = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,20}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,20}){0,2}";
const LETTER_OR_NUMBER = "(?:[A-Z]{0,2}\\d{1,4}[A-Z]?|[A-Z])";

/** A flat, a block and a house's name before its number: "Flat 1, Silver Oaks, 222 Jorissen Avenue". */
const UNIT_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:Flat|Unit|Apartment|Apt\\.?|Suite|Ste\\.?|Room|Studio|Shop|Office|Villa|Penthouse) ${LETTER_OR_NUMBER}(?:,? (?:Block|Tower|Wing|Building|Floor) ${LETTER_OR_NUMBER})?, (?:${CAPITALS}, )?$`,
  "u",
);
/** A house that is called by a name: "Résidence Les Cèdres, 44 boulevard Voltaire". */
const HOUSE_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:Résidence|Immeuble|Bâtiment|Villa) ${CAPITALS}|${CAPITALS} (?:House|Court|Towers?|Apartments|Mansions|Heights|Building|Lodge|Residency)),? $`,
  "u",
);
const LONGEST = 80;

/** The address with what stands before the number of its house: flat, block and the house's name. */
export function withBuildingBefore<T extends Span>(text: string, span: T): T {
  if (!/^\d/u.test(text.slice(span.start, span.start + 1))) return span;
  const before = text.slice(Math.max(0, span.start - LONGEST), span.start);
  const building = UNIT_BEFORE.exec(before) ?? HOUSE_BEFORE.exec(before);
  return building === null ? span : { ...span, start: span.start - building[0].length };
}
