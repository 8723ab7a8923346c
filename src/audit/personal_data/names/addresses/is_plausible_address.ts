import { findMonthDates } from "../../dates/find_month_dates.ts";

/** Words that stand in sentences and in no address. */
const IN_TALK =
  /\b(?:for|and|or|but|with|her|his|my|your|our|their|that|this|is|are|was|were|if|when|per|than)\b/iu;

/** Without a word, only a number or what has the form of a postal code: no sums, grids or code. */
const WORDLESS = /^\P{L}+$/u;
const POSTAL_CODE = /^\d{1,6}(?:[ -]\d{2,4})?$/u;
/** UTF-16 units of white space and marks around a number that is all a text says. */
const AROUND = 8;
/** Four words in a row without a capital, in what has some, are a sentence. */
const SENTENCE = /(?<!\p{L})(?:\p{Ll}{3,} ){3}\p{Ll}{3,}(?!\p{L})/u;
/** Numbers in a row of numbers: "997 lub 998". */
const NUMBERS = /^\d{1,6} \p{Ll}{1,4} \d{1,6}$/u;
/** A drug and its dose are written like a street and its number: "Omeprazole 20mg". */
const MEASURE = /\d ?(?:mg|mcg|µg|ml|mm|cm|kg|kWh?|Hz|[µμ]m|Nm|MPa)\b|\d ?[×%‰]/iu;
/** Hours, amounts, standards and their parts, files of courts, numbers of journals. */
const NO_HOUSE =
  /(?<![\d.,])\d{1,2}[.:]\d{2}(?![\d.])|\d,\d{2}(?!\d)|\d{5}-\d-\d|\d{4}\/\d{3}|\d{4}\.\d|\bpoz\. ?\d|§/u;
/** Numbered things that a place's name may follow: "Terminal 5, Heathrow". */
const NUMBERED_THING =
  /^(?:terminal|gate|platform|chapter|page|seat|row|season|episode|version) \d|^(?:\p{L}+ )?(?:rechnung|facture|factura|fattura|fatura|factuur|faktura|faktur|invoice|lasku|számla|račun|factură|bestellung|commande|pedido|ordine|reference|referenz|référence|referencia|riferimento|referência|referentie|viit(?:e|teellä|enumero)|reference číslo|referință) \d/iu;
/** An hour or two, and what stands behind: "16 Uhr, Saal 7", "8 bis 18 Uhr)". */
const HOUR =
  /^\d{1,2}(?:[.:]\d{2})?(?: ?(?:bis|tot|till?|to|à|a|do|[-–]) ?\d{1,2}(?:[.:]\d{2})?)? (?:Uhr|uur|h)(?!\p{L})/u;
/** An amount of money: "R1 940", "Rp 143.500", "KSh 48,300". */
const AMOUNT =
  /^(?:R|Rs|Rp|RM|KSh|TSh|USh|KES|NGN|ZAR|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|TL|THB|PHP|IDR|INR|MXN|ARS|CLP|COP|BRL|AED|SAR|EGP|ILS|NIS|VND|JPY|KRW|TWD|HKD|SGD|AUD|NZD|CAD|Kč|Ft|Lei|Zł)\.? ?\d[\d .,]*$/u;
/** Money of any country within, or an age: "£54,000 and …", "57 Jahre, 30". */
const SUM_OR_AGE =
  /[£$€¥₹₽₺₩₦₴] ?\d|\d ?(?:[£€₹₽₺₴]|(?:Ft|Kč|zł|kr|lei|kn|din|TL|CHF|EUR)(?!\p{L}))|^\d{1,3} (?:jahre?|years?|yrs?|ans|años|anos|anni|jaar|lat|år|let|ani|vuotta|yaş\p{L}*)(?!\p{L})/iu;
/** A number of papers between two sentences: "Kauf. Bestellung 88-20417. Gruß". */
const BETWEEN_SENTENCES = /\p{Ll}{3}\. \p{Lu}\p{L}+ [\d-]+\. \p{Lu}/u;
/** Drugs and their doses, or other things and their numbers, one after another. */
const SERIES = /^\p{Lu}\p{L}+ \d{1,4}(?:, \p{Lu}\p{L}+ \d{1,4})+$/u;
/** Timetables name places with words for coming and going between them. */
const TIMETABLE =
  /(?<!\p{L})(?:umstieg|gleis|ankunft|abfahrt|platform|change at|departs?|arrives?|quai n|andén|binario|spoor|peron|nástupiště)(?!\p{L})/iu;
/** A train by its number and where it goes: "20418 Zwolle". */
const NUMBER_AND_WORD = /^\d{2,6} \p{L}+$/u;
const LINE = 32;
/** What goes on from a number before it: "1992-1-1:2008". */
const PART_BEFORE = /[\p{L}\d][:/-]\d/u;

/**
 * Whether what the tagger took for an address may be one, by its words, its numbers and what stands
 * beside it.
 */
export function isPlausibleAddress(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const value = text.slice(start, end);
  if (WORDLESS.test(value) && (!POSTAL_CODE.test(value) || isAllThereIs(text, value))) return false;
  if (SENTENCE.test(value) && /\p{Lu}/u.test(value)) return false;
  if (NUMBERS.test(value) || AMOUNT.test(value)) return false;
  if (NO_HOUSE.test(value) || NUMBERED_THING.test(value)) return false;
  if (BETWEEN_SENTENCES.test(value)) return false;
  if (SERIES.test(value) || HOUR.test(value)) return false;
  if (NUMBER_AND_WORD.test(value) && TIMETABLE.test(text.slice(end, end + LINE))) return false;
  if (TIMETABLE.test(value) || SUM_OR_AGE.test(value)) return false;
  if (MEASURE.test(text.slice(start, end + 8))) return false;
  if (PART_BEFORE.test(text.slice(Math.max(0, start - 2), start + 1))) return false;
  if (!/[\s\p{Lo}]/u.test(value) && /\p{L}/u.test(value)) return false;
  if (!/\d/u.test(value) || isDated(value)) return false;
  return /\p{Lu}|\p{Lo}/u.test(value) || !IN_TALK.test(value);
}

/** A number by itself is an answer to anything: a sum, a year, a code. */
function isAllThereIs(text: string, number: string): boolean {
  return text.length - number.length <= AROUND && WORDLESS.test(text);
}

/** Whether a day, its month and year are all the numbers in it: "23 mei 1993 te Paramaribo". */
function isDated(value: string): boolean {
  const dates = findMonthDates(value).filter(({ exact, year }) => exact && year !== undefined);
  return dates.some(
    ({ start, end }) => !/\d/u.test(value.slice(0, start)) && !/\d/u.test(value.slice(end)),
  );
}
