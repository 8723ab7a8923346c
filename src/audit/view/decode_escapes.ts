import { composeViews } from "./view.ts";
import type { View } from "./view.ts";
import { rewriteMatches } from "./rewrite_matches.ts";

const PERCENT = /(?:%[\da-f]{2}){1,200}/gi;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;
const BACKSLASH = /\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))/gi;
const QUOTED_PRINTABLE = /=\r?\n|(?:=[\dA-F]{2}){1,200}/g;

/** Where nothing is encoded, as almost always, none of this occurs. */
const MAYBE = /%[\da-f]{2}|&(?:#|[a-z]{2,8};)|\\[ux]|=\r?\n|=[\dA-F]{2}/i;
/** A single code such as `=40` is quoted-printable only between the parts of an address. */
const IS_QUOTED_PRINTABLE = /quoted-printable|=\r?\n|=3D|=C[23]=[\dA-F]{2}|[a-z\d]=40[a-z\d]/i;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  commat: "@",
  period: ".",
  dot: ".",
  num: "#",
  plus: "+",
  hyphen: "-",
  dash: "-",
  lowbar: "_",
  colon: ":",
  sol: "/",
  lpar: "(",
  rpar: ")",
  shy: "",
  zwj: "",
  zwnj: "",
};

/** A text with percent codes, entities, backslash codes and quoted-printable codes decoded. */
export function decodeEscapes(text: string): View {
  const steps: ((text: string) => View)[] = [decodePercent, decodeEntities, decodeBackslashes];
  let view: View = { text, map: null, mainLength: text.length };
  if (!MAYBE.test(text)) return view;
  if (IS_QUOTED_PRINTABLE.test(text)) steps.unshift(decodeQuotedPrintable);
  for (const step of steps) view = composeViews(view, step(view.text));
  return view;
}

/** Spaces and marks that end an address stay encoded, so that it is not torn. */
function isHarmless(decoded: string): boolean {
  return !/[\s\p{Cc}<>"`]/u.test(decoded);
}

function decodeBytes(codes: string): string | null {
  const bytes = Uint8Array.from(codes.match(/[\da-f]{2}/gi) ?? [], (code) =>
    Number.parseInt(code, 16),
  );
  try {
    const decoded = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isHarmless(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function decodePercent(text: string): View {
  return rewriteMatches(text, { pattern: PERCENT, rewrite: (match) => decodeBytes(match[0]) });
}

function decodeQuotedPrintable(text: string): View {
  return rewriteMatches(text, {
    pattern: QUOTED_PRINTABLE,
    rewrite: (match) => (match[0].includes("\n") ? "" : decodeBytes(match[0])),
  });
}

function fromCode(code: number): string | null {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return String.fromCodePoint(code);
}

function decodeEntities(text: string): View {
  return rewriteMatches(text, {
    pattern: ENTITY,
    rewrite: ([, hexadecimal, decimal, name]) => {
      if (hexadecimal !== undefined) return fromCode(Number.parseInt(hexadecimal, 16));
      if (decimal !== undefined) return fromCode(Number(decimal));
      return NAMED[(name ?? "").toLowerCase()] ?? null;
    },
  });
}

function decodeBackslashes(text: string): View {
  return rewriteMatches(text, {
    pattern: BACKSLASH,
    rewrite: ([, four, braced, two]) => {
      const decoded = fromCode(Number.parseInt(four ?? braced ?? two ?? "0", 16));
      return decoded !== null && isHarmless(decoded) ? decoded : null;
    },
  });
}
