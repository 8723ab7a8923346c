/**
 * The check digit of machine-readable travel documents: weights 7, 3, 1; letters count 10 to 35.
 * Source: ICAO Doc 9303, part 3, section 4.9.
 */
export function machineReadableDigit(characters: string): number {
  let sum = 0;
  for (let place = 0; place < characters.length; place++) {
    sum += parseInt(characters.charAt(place), 36) * (place % 3 === 0 ? 7 : place % 3 === 1 ? 3 : 1);
  }
  return sum % 10;
}
