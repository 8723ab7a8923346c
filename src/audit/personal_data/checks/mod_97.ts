/**
 * The rest of dividing a string of digits and Latin capitals (A is 10, Z is 35) by 97, as
 * ISO/IEC 7064 MOD 97-10 computes it; a valid string leaves 1.
 */
export function mod97(text: string): number {
  let rest = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    rest = code >= 65 ? (rest * 100 + code - 55) % 97 : (rest * 10 + code - 48) % 97;
  }
  return rest;
}
