import type { JsonToken } from "./scan_json.ts";

const COLON = /^\s*:/;
/** UTF-16 units behind a string in which a colon tells that it is a key. */
const BEHIND = 40;

/** Whether a string of a JSON text is the key of a member. */
export function isKey(json: string, { end }: JsonToken): boolean {
  return COLON.test(json.slice(end + 1, end + BEHIND));
}
