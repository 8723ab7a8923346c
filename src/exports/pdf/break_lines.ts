import LineBreaker from "linebreak";
import { graphemesOf } from "../fonts/font_chooser.ts";
import type { FontChooser } from "../fonts/font_chooser.ts";
import type { LoadedFont, Weight } from "../fonts/load_font.ts";
import { bidi } from "./bidi.ts";

/** Text of one font, one look and one direction. */
export interface Run {
  readonly text: string;
  readonly font: LoadedFont;
  /** The look of what is marked; null for plain text. */
  readonly look: string | null;
  readonly level: number;
  /** In points. */
  readonly width: number;
}

export interface Line {
  /** From left to right, as they are drawn. */
  readonly runs: readonly Run[];
  readonly width: number;
  readonly right_to_left: boolean;
}

export interface BreakOptions {
  readonly fonts: FontChooser;
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  /** Points a line may be wide. */
  readonly width: number;
  /** The look at a place of the text. */
  readonly lookAt?: (offset: number) => string | null;
}

/**
 * Breaks prepared text into lines: where Unicode allows it (UAX 14), and within words that are
 * wider than a line; each line in the order in which it is seen (UAX 9). Lines come as they are
 * asked for, so that a long text can be set in many small steps.
 */
export function* breakLines(text: string, options: BreakOptions): Generator<Line> {
  let offset = 0;
  for (const paragraph of text.split("\n")) {
    yield* breakParagraph(paragraph, { ...options, offset });
    offset += paragraph.length + 1;
  }
}

type ParagraphOptions = BreakOptions & { readonly offset: number };

function* breakParagraph(text: string, options: ParagraphOptions): Generator<Line> {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, "auto");
  const right_to_left = ((paragraphs[0]?.level ?? 0) & 1) === 1;
  let runs: Run[] = [];
  let width = 0;
  for (const [start, end] of breakPlaces(text)) {
    const piece = runsOf(text, { ...options, start, end, levels });
    const whole = seenWidth(piece) <= options.width;
    // A word that fits on a line stays together; one that does not is set part by part.
    const parts = whole
      ? [piece]
      : piece.flatMap((run) => breakRun(run, options)).map((run) => [run]);
    for (const part of parts) {
      if (width + seenWidth(part) > options.width && width > 0) {
        yield finishLine(runs, right_to_left);
        runs = [];
        width = 0;
      }
      runs.push(...part);
      width += sum(part);
    }
  }
  yield finishLine(runs, right_to_left);
}

function* breakPlaces(text: string): Generator<[number, number]> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    if (next.position > start) yield [start, next.position];
    start = next.position;
  }
}

interface PieceOptions extends ParagraphOptions {
  readonly start: number;
  readonly end: number;
  readonly levels: Uint8Array;
}

function runsOf(text: string, options: PieceOptions): Run[] {
  const { fonts, weight, size, start, end, levels, offset, lookAt } = options;
  const runs: Run[] = [];
  let place = start;
  let pending: Omit<Run, "width"> | undefined;
  const close = (): void => {
    if (pending) runs.push({ ...pending, width: widthOf(pending.text, pending.font, size) });
  };
  for (const grapheme of graphemesOf(text.slice(start, end))) {
    const font = fonts.fontOf(grapheme, weight);
    const look = lookAt?.(offset + place) ?? null;
    const level = levels[place] ?? 0;
    place += grapheme.length;
    if (font === undefined) continue;
    // A space goes with the run before it where that font has one.
    const same_font =
      pending &&
      (font === pending.font || (grapheme === " " && pending.font.font.hasGlyphForCodePoint(0x20)));
    if (pending && same_font && look === pending.look && level === pending.level) {
      pending = { ...pending, text: pending.text + grapheme };
      continue;
    }
    close();
    pending = { text: grapheme, font, look, level };
  }
  close();
  return runs;
}

/** A word wider than a line, in parts that certainly fit: joined letters are never wider. */
function breakRun(run: Run, { size, width }: BreakOptions): Run[] {
  const parts: Run[] = [];
  const widths = new Map<string, number>();
  let text = "";
  let wide = 0;
  const close = (): void => {
    if (text !== "") parts.push({ ...run, text, width: widthOf(text, run.font, size) });
  };
  for (const grapheme of graphemesOf(run.text)) {
    const own = widths.get(grapheme) ?? widthOf(grapheme, run.font, size);
    widths.set(grapheme, own);
    if (wide + own > width) {
      close();
      text = "";
      wide = 0;
    }
    text += grapheme;
    wide += own;
  }
  close();
  return parts;
}

function finishLine(runs: readonly Run[], right_to_left: boolean): Line {
  const merged = orderRuns(runs);
  return { runs: merged, width: sum(merged), right_to_left };
}

/** Rule L2 of UAX 9 over whole runs: from the highest level down, what is nested is turned. */
function orderRuns(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const levels = ordered.map((run) => run.level);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level >= 1; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}

function sum(runs: readonly Run[]): number {
  return runs.reduce((total, run) => total + run.width, 0);
}

/** Width without the space at the end, which may hang over the margin. */
function seenWidth(runs: readonly Run[]): number {
  const last = runs.at(-1);
  if (!last?.text.endsWith(" ")) return sum(runs);
  return sum(runs) - (last.text === " " ? last.width : last.width / last.text.length);
}

function widthOf(text: string, { font }: LoadedFont, size: number): number {
  const features = featuresOf(text) as Record<string, boolean>;
  return (font.layout(text, features).advanceWidth * size) / font.unitsPerEm;
}

const ARABIC = /\p{Script=Arabic}/u;

/**
 * OpenType features to shape a text with. Arabic letters stay whole: taken apart into strokes and
 * dots, as the font would have it, they could no longer be copied or searched.
 */
export function featuresOf(text: string): Readonly<Record<string, boolean>> {
  return ARABIC.test(text) ? { ccmp: false } : {};
}
