import { getCountries, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/max";
import { RESERVED_PHONES, SERVICE_PREFIX } from "../data/reserved_phones.ts";
import type { Candidate } from "../detector.ts";

/** What the words around a number say. */
export interface PhoneSigns {
  /** A word says that one can call it. */
  readonly named: boolean;
  /** Such a word stands right beside it. */
  readonly adjacent: boolean;
  /** A nearer word says that it is something else. */
  readonly otherwise: boolean;
}

type Rating = Pick<Candidate, "confidence" | "validated" | "personal" | "jurisdiction">;

const EXTENSION = / ?(?:x|ext\.?|extension|durchwahl|poste|anexo|ramal|доб\.?) ?\d{1,6}$/iu;

/** As the North American plan writes numbers; area codes and exchanges are not looked up. */
const NORTH_AMERICAN =
  /^(?:\+?1[ .-]?|001[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])\d{3}[-.]\d{4}$|^(?:1[ .-])?\(?\d{3}\)?[-. ]\d{3}-\d{4}$/;

/** What is written so is a telephone number, whatever word stands before it. */
const PARENTHESISED = /^\([2-9]\d{2}\) ?\d{3}-\d{4}$/;

/** With the trunk prefix 0 and in groups, as most of the world writes national numbers. */
const WITH_TRUNK = /^\(?0\d{1,4}\)?(?:[ /-]{1,3}\d{2,8}){1,5}$/;

/** In groups of three and then of two or three, as mobile numbers are written without the 0. */
const IN_GROUPS = /^5?\d{2}([ .-])\d{3}\1(?:\d{2}\1\d{2}|\d{4})$/;
const WITH_ZERO = /^0[ -]?\(?[1-9]/;
const ALONE_CONFIDENCE = 0.6;

/**
 * Dates and times, papers by number, month and year, years, decimals, thousands, addresses of
 * hosts, ISBNs, codes of the common procurement vocabulary, parts of standards, one digit again and again.
 */
const NO_PHONES: readonly RegExp[] = [
  /^(?:19|20)\d\d[-/. ](?:0?[1-9]|1[0-2])[-/. ](?:0?[1-9]|[12]\d|3[01])(?:\D|$)/,
  /^(?:0?[1-9]|[12]\d|3[01])[-/. ](?:0?[1-9]|[12]\d|3[01])[-/. ](?:19|20)\d\d(?:\D|$)/,
  /^\d{1,6}\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/,
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^\d+\.\d+$/,
  /^\d{1,3}(?:\.\d{3})+$/,
  /^\d{1,3}(?: \d{3})+$(?<!^\d{3} \d{3} \d{3,4})/,
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
  /^97[89][- ]?\d/,
  /^\d{3}-\d{2}-\d{4}$/,
  /^\d{8}-\d$/,
  /^\d{5}-\d-\d{1,3}$/,
  /^(\d)\1*$/,
];

/** From a year to another. */
const YEARS = /^(?:19|20)\d\d ?[-\u2010-\u2013/] ?(?:19|20)\d\d$/;

const IMPERSONAL = /^(?:TOLL_FREE|PREMIUM_RATE|SHARED_COST|UAN)$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

function isBalanced(written: string): boolean {
  return /^[^()]*(?:\([^()]*\)[^()]*){0,2}$/.test(written);
}

/** The number as the numbering plans know it, in the first region where it is valid. */
function lookUp(text: string, regions: readonly (string | undefined)[]): PhoneNumber | undefined {
  for (const region of regions) {
    const number = parsePhoneNumberFromString(text, region as CountryCode | undefined);
    if (number?.isValid() === true) return number;
  }
  return undefined;
}

/**
 * How sure a stretch of digits is a phone number.
 *
 * @param written The digits with what stands between them.
 * @param regions ISO 3166-1 alpha-2 codes in which a national number may be at home.
 * @param alone Whether the number is all of the text, as in an answer to a question for it.
 * @returns null where the writing is that of something else.
 */
export function ratePhone(
  written: string,
  options: {
    readonly regions: readonly string[];
    readonly signs: PhoneSigns;
    readonly alone: boolean;
  },
): Rating | null {
  const { signs, alone } = options;
  const plain = written.replace(EXTENSION, "");
  const international = /^\(?(?:\+|00 ?[1-9])/.test(plain);
  const count = plain.replace(/\D/g, "").length;
  if (!isBalanced(plain) || count > MOST_DIGITS + 2) return null;
  if (count < FEWEST_DIGITS && !(signs.adjacent && count >= 6)) return null;
  if (YEARS.test(plain)) return null;
  if (!international && !signs.adjacent && NO_PHONES.some((shape) => shape.test(plain))) {
    return null;
  }
  if (signs.otherwise && !international && !PARENTHESISED.test(plain)) return null;
  const dialled = written.replace(/^\(?(?:\+|00 ?)/, "+");
  const number = lookUp(
    international ? dialled : written,
    international ? [undefined] : options.regions,
  );
  const rating = rateNumber(plain, { number, international, signs, count });
  if (alone && !international && rating.confidence < ALONE_CONFIDENCE && isMobileSomewhere(plain)) {
    return { confidence: ALONE_CONFIDENCE, validated: false, ...describe(plain, undefined) };
  }
  return { ...rating, validated: number !== undefined, ...describe(plain, number) };
}

/** Whether some country whose numbers are dialled with 0 has such a mobile number. */
function isMobileSomewhere(plain: string): boolean {
  const count = plain.replace(/\D/g, "").length;
  if (WITH_ZERO.test(plain) ? count < 10 || count > 12 : !IN_GROUPS.test(plain)) return false;
  return getCountries().some((region) => {
    const number = parsePhoneNumberFromString(plain, region);
    return number?.country === region && number.isValid() && number.getType() === "MOBILE";
  });
}

function rateNumber(
  plain: string,
  known: {
    readonly number: PhoneNumber | undefined;
    readonly international: boolean;
    readonly signs: PhoneSigns;
    readonly count: number;
  },
): { confidence: number } {
  const { number, international, signs, count } = known;
  const bare = /^\d+$/.test(plain);
  if (international) {
    if (number) return { confidence: 0.98 };
    const plus = plain.includes("+");
    return { confidence: plus && count >= 8 ? 0.75 : signs.named ? 0.6 : 0.3 };
  }
  if (signs.named || signs.adjacent) return { confidence: number ? 0.95 : 0.7 };
  if (NORTH_AMERICAN.test(plain)) return { confidence: 0.85 };
  if (WITH_TRUNK.test(plain) && count >= 9 && count <= 12) {
    return { confidence: number ? 0.8 : 0.6 };
  }
  if (number === undefined) return { confidence: 0.2 };
  if (!bare) return { confidence: number.country === "US" ? 0.4 : 0.65 };
  const mobile = number.getType() === "MOBILE" && count >= 10;
  return { confidence: mobile && number.country !== "US" ? 0.6 : 0.3 };
}

/** Whose number it is, as far as the number itself tells. */
function describe(plain: string, number: PhoneNumber | undefined): Partial<Rating> {
  const impersonal =
    SERVICE_PREFIX.test(plain.replace(/[()]/g, "")) ||
    /^\(?[2-9]\d{2}\)?[-. ]555[-. ]01\d\d$|^555[-. ]01\d\d$/.test(plain) ||
    (number !== undefined &&
      (IMPERSONAL.test(number.getType() ?? "") ||
        RESERVED_PHONES.some((range) => range.test(number.number))));
  return {
    ...(impersonal ? { personal: false } : {}),
    ...(number?.country === undefined ? {} : { jurisdiction: number.country }),
  };
}
