import { weightedRemainder } from "./weighted_remainder.ts";

const FIRST = { weights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], modulus: 11 };
const SECOND = { weights: [3, 4, 5, 6, 7, 8, 9, 1, 2, 3], modulus: 11 };

/**
 * The last of eleven digits in Estonian and Lithuanian personal codes: a first remainder of ten
 * calls for the second weights; ten again counts as zero (EVS 585).
 */
export function balticCheckDigit(number: string): boolean {
  const first = weightedRemainder(number, FIRST);
  const remainder = first === 10 ? weightedRemainder(number, SECOND) % 10 : first;
  return remainder === Number(number.charAt(10));
}
