/**
 * Whether a string of digits satisfies the hybrid system MOD 11,10, its last digit being the check
 * digit. Source: ISO/IEC 7064.
 */
export function iso7064Mod11And10(digits: string): boolean {
  let product = 10;
  for (let place = 0; place < digits.length - 1; place++) {
    const sum = (digits.charCodeAt(place) - 48 + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === digits.charCodeAt(digits.length - 1) - 48;
}
