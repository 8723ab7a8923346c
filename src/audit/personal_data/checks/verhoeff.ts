const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** The product of two elements of the dihedral group of order ten. */
function multiply(left: number, right: number): number {
  if (left < 5) return right < 5 ? (left + right) % 5 : ((left + right) % 5) + 5;
  return right < 5 ? ((left - right) % 5) + 5 : (left - right + 5) % 5;
}

/**
 * Whether a string of digits satisfies Verhoeff's scheme, its last digit being the check digit.
 * Source: J. Verhoeff, Error Detecting Decimal Codes, 1969.
 */
export function verhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    let digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    for (let round = place % 8; round > 0; round--) digit = PERMUTATION[digit] ?? 0;
    check = multiply(check, digit);
  }
  return check === 0;
}
