/**
 * Characters that show nothing and do something: controls, marks that turn the direction of text,
 * invisible operators, tags, lone surrogates.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/u;

/** A stretch of text, by UTF-16 offsets; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface ShownText<Mark extends Stretch> {
  readonly text: string;
  /** The marks, moved to where their characters now stand. */
  readonly marks: readonly Mark[];
}

/**
 * Writes what is unseen as its code point, `<U+202E>`, so that nothing hides and nothing turns the
 * text around; also what `missing` says cannot be drawn. Tabs become spaces, CRLF a line feed.
 */
export function showUnseen<Mark extends Stretch>(
  text: string,
  marks: readonly Mark[],
  missing: (grapheme: string) => boolean = () => false,
): ShownText<Mark> {
  const places = new Uint32Array(text.length + 1);
  const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
  let shown = "";
  for (const { segment, index } of segmenter.segment(text)) {
    for (let unit = 0; unit < segment.length; unit++) places[index + unit] = shown.length;
    shown += showGrapheme(segment, missing);
  }
  places[text.length] = shown.length;
  const placeOf = (offset: number): number => places[Math.max(0, Math.min(offset, text.length))]!;
  return {
    text: shown,
    marks: marks.map((mark) => ({ ...mark, start: placeOf(mark.start), end: placeOf(mark.end) })),
  };
}

function showGrapheme(grapheme: string, missing: (grapheme: string) => boolean): string {
  if (grapheme === "\n" || grapheme === "\r\n") return "\n";
  if (grapheme === "\t") return "    ";
  if (!UNSEEN.test(grapheme) && !missing(grapheme)) return grapheme;
  return [...grapheme]
    .map((character) => {
      if (!UNSEEN.test(character) && !missing(character)) return character;
      const point = character.codePointAt(0)!;
      return `<U+${point.toString(16).toUpperCase().padStart(4, "0")}>`;
    })
    .join("");
}
