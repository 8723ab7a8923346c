/** Whether a text is JSON (RFC 8259). V8's parser does not recurse: only the length bounds depth. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
