/**
 * Random characters of an alphabet, each as likely as any other, from the system's random source.
 *
 * @param alphabet at most 256 different characters
 */
export function randomCharacters(alphabet: string, length: number): string {
  // The largest multiple of the alphabet's size in a byte: larger bytes would favour its start.
  const unbiased = 256 - (256 % alphabet.length);
  let characters = "";
  while (characters.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - characters.length))) {
      if (byte < unbiased) characters += alphabet[byte % alphabet.length];
    }
  }
  return characters;
}
