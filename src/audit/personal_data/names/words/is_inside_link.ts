import { CHARACTER_CLASSES, LINE_BREAK, SPACE } from "../../../tagging/character_class.ts";

const LINK = /@|:\/\/|www\.|\\|_/u;

/** How far a link is looked for, in UTF-16 units. */
const REACH = 64;

/** How some mail systems of firms write a colleague: "Ann Lee@SALES". */
const ORGANIZATION_UNIT = /^@[\p{L}\p{N}_-]+$/u;

const BREAKS: ReadonlySet<number> = new Set(
  Array.from(",;\"'<>()[]{}|", (mark) => mark.charCodeAt(0)),
);

function isBreak(code: number): boolean {
  const character = CHARACTER_CLASSES[code];
  return character === SPACE || character === LINE_BREAK || BREAKS.has(code);
}

/**
 * Whether the stretch lies within an e-mail address, a link, a handle or an identifier of code,
 * judged by the run of characters without spaces around it (at most {@link REACH} either side).
 */
export function isInsideLink(
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  // Almost always nothing of a link stands near.
  if (!LINK.test(text.slice(Math.max(0, start - REACH), end + REACH))) return false;
  let from = start;
  while (from > 0 && start - from < REACH && !isBreak(text.charCodeAt(from - 1))) from--;
  let to = end;
  while (to < text.length && to - end < REACH && !isBreak(text.charCodeAt(to))) to++;
  if (LINK.test(text.slice(from, start))) return true;
  const after = text.slice(end, to);
  return LINK.test(after) && !(ORGANIZATION_UNIT.test(after) && /\s/u.test(text.slice(start, end)));
}
