const LINK = /@|:\/\/|www\.|\\|_/u;

/**
 * Whether the stretch lies within an e-mail address, a link, a handle or an identifier of code,
 * judged by the run of characters without spaces around it (at most 64 either side).
 */
export function isInsideLink(
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  let from = start;
  while (from > 0 && start - from < 64 && !/[\s,;"'<>()[\]{}|]/u.test(text[from - 1]!)) from--;
  let to = end;
  while (to < text.length && to - end < 64 && !/[\s,;"'<>()[\]{}|]/u.test(text[to]!)) to++;
  return LINK.test(text.slice(from, start)) || LINK.test(text.slice(end, to));
}
