import { scanJson } from "../json/scan_json.ts";
import { plainView } from "./view.ts";
import type { Span, View } from "./view.ts";
import { ViewBuilder } from "./view_builder.ts";

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  "b": "\b",
  "f": "\f",
  "n": "\n",
  "r": "\r",
  "t": "\t",
};

/** A JSON text with the escapes of its strings decoded and everything else in place. */
export function decodeJsonStrings(value: string): View {
  if (!value.includes("\\")) return plainView(value);
  const builder = new ViewBuilder(value.length);
  let done = 0;
  for (const token of scanJson(value)) {
    if (token.type !== "string") continue;
    builder.copy(value, done, token.start);
    decodeEscapes(value, token, builder);
    done = token.end;
  }
  builder.copy(value, done, value.length);
  return builder.build();
}

/** The content of one JSON string (RFC 8259, section 7). */
function decodeEscapes(value: string, token: Span, builder: ViewBuilder): void {
  let index = token.start;
  while (index < token.end) {
    const escape = value.indexOf("\\", index);
    if (escape < 0 || escape >= token.end) {
      builder.copy(value, index, token.end);
      return;
    }
    builder.copy(value, index, escape);
    const letter = value[escape + 1] ?? "";
    const code = letter === "u" ? value.slice(escape + 2, escape + 6) : "";
    if (/^[\da-f]{4}$/i.test(code)) {
      builder.put(String.fromCharCode(Number.parseInt(code, 16)), escape, escape + 6);
      index = escape + 6;
    } else {
      builder.put(SIMPLE_ESCAPES[letter] ?? letter, escape, escape + 2);
      index = escape + 2;
    }
  }
}
