import { PUBLIC_FIGURES } from "./public_figures.ts";

/** Names are compared without marks, dots and possessive endings. */
function simplify(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s?$/u, "")
    .replace(
      /^(?:lord|lady|sir|president|king|queen|prince|princess|captain|count|saint|st|pope)\.? /u,
      "",
    )
    .replace(/[.\s-]+/gu, " ")
    .trim();
}

const FIGURES = new Set(PUBLIC_FIGURES.split("|").map(simplify));

/** Offices, works and eras: whoever stands beside such words is spoken of as a public person. */
const PUBLIC_CUES =
  /\b(?:president|vice president|prime minister|chancellor|senator|congress(?:man|woman)|secretary of state|foreign minister|emperor|pope|philosopher|composer|novelist|poet|playwright|painter|physicist|mathematician|novels?|author of|written by|books? by|directed by|starring|painted by|composed by|theorem|sonnets?|symphony|biography of|born in 1[0-8]\d\d|nobel prize|oscar-winning|film director|protagonist|hero of|wrote|fictional|bundeskanzler(?:in)?|bundespräsident|außenminister(?:in)?|ministerpräsident(?:in)?|schriftsteller(?:in)?|philosoph|komponist|roman|romane|premier ministre|président|écrivain|roman de|presidente|primer ministro|escritora?|filósofo|novela|romance de|statsminister|premijer|predsednik|predsjednik|prezident)\b/iu;

/** Words that make the person private after all. */
const PRIVATE_CUES =
  /\b(?:my|our|your|patient|customer|client|employee|tenant|student|landlord|neighbou?r|lives? at|residing|mein|meine|mon|ma|mi|minha|meu|min|mijn|phone|email|e-mail|ssn|dob|born on|account|address)\b/iu;

const REACH = 48;

/**
 * Whether the person at this place is spoken of as a public, historical or fictional one: the name
 * is widely known, or words such as "the novelist" stand right beside it, and nothing private does.
 */
export function isPublicFigure(text: string, span: { start: number; end: number }): boolean {
  const name = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - REACH), span.start);
  const after = text.slice(span.end, span.end + REACH);
  if (PRIVATE_CUES.test(before)) return false;
  if (FIGURES.has(simplify(name))) return true;
  const sentenceBefore = before.slice(before.search(/[^.!?\n]*$/u));
  const sentenceAfter = after.slice(0, /[.!?\n]/u.exec(after)?.index ?? after.length);
  if (PRIVATE_CUES.test(sentenceAfter)) return false;
  return (
    PUBLIC_CUES.test(sentenceBefore.slice(-32)) || PUBLIC_CUES.test(sentenceAfter.slice(0, 24))
  );
}
