/**
 * Whether a string of digits satisfies the Luhn formula, its last digit being the check digit.
 * Source: ISO/IEC 7812-1, annex B.
 */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
