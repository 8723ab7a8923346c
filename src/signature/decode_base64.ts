/**
 * Decodes base64 in the standard alphabet; line breaks and missing padding are forgiven, as tools
 * differ in them.
 *
 * @returns undefined if the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
