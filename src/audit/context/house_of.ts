/**
 * Street and number of an address, or the whole where no street stands first. Whoever gave them
 * learns nothing from the town behind, which a sentence may put into another case.
 */
export function houseOf(address: string): string {
  const [house = ""] = address.split(/[,\n]/u, 1);
  return /\d/u.test(house) && /\p{L}{3}/u.test(house) ? house : address;
}
