const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from an address or a form can be an identifier of ours. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}
