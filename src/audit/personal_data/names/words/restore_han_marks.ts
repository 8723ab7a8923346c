const FULL_WIDTH: Readonly<Record<string, string>> = {
  ",": "，",
  ":": "：",
  ";": "；",
  "!": "！",
  "?": "？",
  "(": "（",
  ")": "）",
};

/** A narrow mark beside a Han character. */
const NARROW_MARK = /(?<=\p{Script=Han})[,:;!?()]|[,:;!?()](?=\p{Script=Han})/gu;
const HAN = /\p{Script=Han}/u;

/**
 * The text with the marks beside Han characters in their full width, of the same length: as Chinese
 * is printed, and as the tagger has learned it. Chat often has them narrow, and so has a view, which
 * folds them.
 */
export function restoreHanMarks(text: string): string {
  return HAN.test(text) ? text.replace(NARROW_MARK, (mark) => FULL_WIDTH[mark] ?? mark) : text;
}
