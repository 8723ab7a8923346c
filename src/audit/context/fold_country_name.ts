/** Lower case without diacritics, punctuation or a leading article: how country names are compared. */
export function foldCountryName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}*]+/gu, " ")
    .trim()
    .replace(/^the /, "");
}
