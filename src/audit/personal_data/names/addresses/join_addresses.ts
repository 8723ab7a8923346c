import type { TaggedName } from "../../../tagging/tag_names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Parts of one address stand behind each other, parted by commas; where no comma stands, the
 * tagger had reason to part them. */
const BESIDE = /^ *,[ ,]*$/u;
/** A comma may also part an address from the place that it lies in, of which more is said then. */
const AFTER_COMMA = /^ *, *\r?\n? *$/u;
const POSTCODE_BEHIND =
  /^[ ,]*\r?\n? *(?:[A-Z]{2} )?(?:\d{5}(?:-\d{4})?|\d{4}|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\d]|[ .,-]\d)/u;

/** Behind postcode and city a full stop ends the sentence, and with it the address. */
const NEXT_SENTENCE =
  /(?<=\d{3}[^.\n]{0,40}\p{L}{3})(?<!\b(?:blvd|ave|str|apt|ste|bldg|pkwy|hwy|edif|ctra|avda|depto))\. (?=\p{Lu})/iu;

function isPlace({ kind }: TaggedName): boolean {
  return kind === "ADDRESS" || kind === "LOCATION";
}

/** The last of the names from `from` on that belong to the address which begins there. */
function endOfAddress(text: string, names: readonly TaggedName[], from: number): number {
  let last = from;
  for (let at = from; at + 1 < names.length && isPlace(names[at + 1]!); at++) {
    const next = names[at + 1]!;
    const between = text.slice(names[at]!.end, next.start);
    if (between.length > 12) break;
    if (BESIDE.test(between) && last === at) last = at + 1;
    else if (!BESIDE.test(between) && !AFTER_COMMA.test(between)) break;
    else if (next.kind === "ADDRESS") last = at + 1;
  }
  return last;
}

/** A postcode alone behind a city: no year, no number of something. */
const LONE_POSTCODE =
  /^[ ,]{1,2}(?!(?:19|20)\d\d(?!\d))(?:\d{5}(?:-\d{4})?|\d{4}-\d{3}|\d{3} \d{2}|\d{4})(?= (?:to|in|and|or|is|for)\b|[.,;)!?]?(?:\s*$|\s*\n)|[,;)] )/u;

/** Postcodes that stand behind a city without a street. */
export function postcodesBehindCities(text: string, names: readonly TaggedName[]): Span[] {
  return names.flatMap(({ kind, end: from, confidence }) => {
    const match = kind === "LOCATION" ? LONE_POSTCODE.exec(text.slice(from, from + 24)) : null;
    if (match === null) return [];
    const start = from + match[0].search(/\d/u);
    return [{ start, end: from + match[0].length, confidence: confidence / 2 }];
  });
}

/** The tagger's addresses; parts that stand beside each other, and places among them, are one. */
export function joinAddresses(text: string, names: readonly TaggedName[]): Span[] {
  const joined: Span[] = [];
  for (let at = 0; at < names.length; at++) {
    const { kind, start } = names[at]!;
    if (kind !== "ADDRESS") continue;
    const last = endOfAddress(text, names, at);
    const parts = names.slice(at, last + 1);
    const confidence = Math.min(...parts.map((part) => part.confidence));
    let { end } = names[last]!;
    if (last > at) end += POSTCODE_BEHIND.exec(text.slice(end, end + 24))?.[0].length ?? 0;
    const address = text.slice(start, end);
    const full = NEXT_SENTENCE.exec(address)?.index ?? address.length;
    joined.push({ start, end: start + full, confidence });
    at = last;
  }
  return joined;
}
