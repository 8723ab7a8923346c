import { isKey } from "./is_key.ts";
import { scanJson } from "./scan_json.ts";

/** An escape and what it stands for, as long as it is written. */
const ESCAPE = /\\(?:u[\da-f]{4}|.)/gis;
const ESCAPED: Readonly<Record<string, string>> = { "n": " \n", "r": " \n", '"': ' "', "/": " /" };
const SYNTAX = /[{}[\],]/g;

/** Keys of what carries a message, and who is said to write it: they say nothing of what it tells. */
const ENVELOPE =
  /^(?:role|content|contents|message|messages|text|value|body|type|parts?|input|output|prompt|response|reply|completion|choices|user|assistant|system|bot|human|model|ai|agent)$/i;

/**
 * A JSON text as somebody would read it out, every character in its place: each string of it a line,
 * a key with its value, and neither brackets nor quotation marks nor what only carries a message.
 */
export function layOutJson(json: string): string {
  const pieces: string[] = [];
  let done = 0;
  let carries = false;
  for (const token of scanJson(json)) {
    const { type, start, end } = token;
    if (type === "number") continue;
    const between = json.slice(done, start - 1).replace(SYNTAX, " ");
    pieces.push(carries ? between.replace(":", " ") : between, " ");
    const named = isKey(json, token);
    const written = json.slice(start, end);
    carries = ENVELOPE.test(written);
    pieces.push(carries ? " ".repeat(written.length) : written.replace(ESCAPE, unescape));
    pieces.push(named || carries ? " " : "\n");
    carries &&= named;
    done = end + 1;
  }
  pieces.push(json.slice(done).replace(SYNTAX, " "));
  return pieces.join("").slice(0, json.length);
}

function unescape(escape: string): string {
  return ESCAPED[escape[1]!.toLowerCase()] ?? " ".repeat(escape.length);
}
