import { html } from "hono/html";
import type { Html } from "./page.ts";

/**
 * Characters that show nothing and do something: C0 and C1 controls but tab and line feed, marks
 * that turn the direction of text, invisible operators and tags, and lone surrogates. The joiners
 * of scripts and emoji (U+200C, U+200D) stay, and so do variation selectors.
 */
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

const NAMES: Readonly<Record<number, string>> = {
  0x1b: "ESC",
  0x0d: "CR",
  0xad: "SHY",
  0x200b: "ZWSP",
  0x200e: "LRM",
  0x200f: "RLM",
  0x202a: "LRE",
  0x202b: "RLE",
  0x202c: "PDF",
  0x202d: "LRO",
  0x202e: "RLO",
  0x2066: "LRI",
  0x2067: "RLI",
  0x2068: "FSI",
  0x2069: "PDI",
  0xfeff: "BOM",
};

/** A text that others wrote, with what would be invisible or would turn it shown by name. */
export function visibleText(text: string): Html {
  // "Windows" line ends are ordinary.
  const plain = text.replaceAll("\r\n", "\n");
  const pieces: (string | Html)[] = [];
  let done = 0;
  for (const match of plain.matchAll(UNSEEN)) {
    pieces.push(plain.slice(done, match.index), unseen(match[0]));
    done = match.index + match[0].length;
  }
  pieces.push(plain.slice(done));
  return html`${pieces}`;
}

/** One line of at most so many characters, set apart from the direction of what is around it. */
export function shortText(text: string, longest = 60): Html {
  const characters = [...text.slice(0, longest * 2 + 2)];
  const cut = characters.length > longest || text.length > longest * 2 + 2;
  const shown = cut ? `${characters.slice(0, longest - 1).join("")}…` : text;
  return html`<bdi ${cut ? html`title="${text.slice(0, 500)}"` : ""}
    >${visibleText(shown.replace(/\s+/g, " "))}</bdi
  >`;
}

/** The same for places that take no markup: an option, a label. */
export function plainText(text: string): string {
  return text.replaceAll(UNSEEN, (character) => `[${nameOf(character)}]`);
}

function unseen(character: string): Html {
  return html`<span class="unseen">${nameOf(character)}</span>`;
}

function nameOf(character: string): string {
  const point = character.codePointAt(0)!;
  return NAMES[point] ?? `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}
