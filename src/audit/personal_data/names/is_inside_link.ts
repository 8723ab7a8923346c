import { CHARACTER_CLASSES, LINE_BREAK, SPACE } from "../../tagging/character_class.ts";

const LINK = /@|:\/\/|www\.|\\|_/u;

const BREAKS: ReadonlySet<number> = new Set(
  Array.from(",;\"'<>()[]{}|", (mark) => mark.charCodeAt(0)),
);

function isBreak(code: number): boolean {
  const character = CHARACTER_CLASSES[code];
  return character === SPACE || character === LINE_BREAK || BREAKS.has(code);
}

/**
 * Whether the stretch lies within an e-mail address, a link, a handle or an identifier of code,
 * judged by the run of characters without spaces around it (at most 64 either side).
 */
export function isInsideLink(
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  let from = start;
  while (from > 0 && start - from < 64 && !isBreak(text.charCodeAt(from - 1))) from--;
  let to = end;
  while (to < text.length && to - end < 64 && !isBreak(text.charCodeAt(to))) to++;
  return LINK.test(text.slice(from, start)) || LINK.test(text.slice(end, to));
}
