import PDFDocument from "pdfkit";
import type { FontChooser } from "../fonts/font_chooser.ts";
import type { Weight } from "../fonts/load_font.ts";
import { bidi } from "./bidi.ts";
import { breakLines, featuresOf } from "./break_lines.ts";
import type { Line, Run } from "./break_lines.ts";
import { INK, LOOKS } from "./looks.ts";
import { showUnseen } from "./show_unseen.ts";
import type { Stretch } from "./show_unseen.ts";

export type Document = InstanceType<typeof PDFDocument>;

export interface LookedStretch extends Stretch {
  readonly look: keyof typeof LOOKS;
}

export interface WriteOptions {
  /** Points; 9.5 unless told. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Points from the left margin. */
  readonly indent?: number;
  /** Points a line may be wide; up to the right margin unless told. */
  readonly width?: number;
  readonly marks?: readonly LookedStretch[];
  /** Whether it stands where it is told, even below the last line of a page. */
  readonly fixed?: boolean;
}

/** Writes down the page, and goes to the next when one is full. Measures are points. */
export interface PageWriter {
  readonly document: Document;
  /** Where the next line begins. */
  y: number;
  readonly left: number;
  readonly right: number;
  write(text: string, options?: WriteOptions): Promise<void>;
  /** Goes to the next page unless so much room is left on this one. */
  need(points: number): void;
}

export const MARGIN = 48;
const FOOTER = 34;
/** Far more than a submission's longest texts take. */
const MOST_LINES = 6000;
/** After so many the process may do something else. */
const LINES_AT_ONCE = 20;

export function createPageWriter(document: Document, fonts: FontChooser): PageWriter {
  let lines_left = MOST_LINES;
  const registered = new Set<string>();
  const writer: PageWriter = {
    document,
    y: MARGIN,
    left: MARGIN,
    right: document.page.width - MARGIN,
    need(points) {
      if (writer.y + points <= document.page.height - MARGIN - FOOTER) return;
      document.addPage();
      writer.y = MARGIN;
    },
    async write(text, options = {}) {
      const size = options.size ?? 9.5;
      const weight: Weight = options.bold ? 700 : 400;
      const indent = options.indent ?? 0;
      const width = options.width ?? writer.right - writer.left - indent;
      const { text: shown, marks } = await prepare(text, { weight, marks: options.marks ?? [] });
      const lookAt = lookFinder(marks);
      for (const line of breakLines(shown, { fonts, weight, size, width, lookAt })) {
        if (lines_left-- <= 0) return;
        if (lines_left % LINES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
        if (!options.fixed) writer.need(size * 1.5);
        const x = writer.left + indent + (line.right_to_left ? width - line.width : 0);
        drawLine(line, { x, size, color: options.color ?? INK });
        writer.y += size * 1.5;
      }
    },
  };

  async function prepare(
    text: string,
    { weight, marks }: { readonly weight: Weight; readonly marks: readonly LookedStretch[] },
  ) {
    await fonts.prepare(`${text} <U+0123456789ABCDEF>`, weight);
    return showUnseen(text, marks, (grapheme) => {
      const isSpace = /^\s$/u.test(grapheme);
      return !isSpace && fonts.fontOf(grapheme, weight) === undefined;
    });
  }

  function drawLine(
    line: Line,
    { x, size, color }: { readonly x: number; readonly size: number; readonly color: string },
  ): void {
    const baseline = writer.y + size * 1.1;
    let at = x;
    for (const run of line.runs) {
      if (run.look !== null) drawLook(run, { at, baseline, size });
      if (!registered.has(run.font.name)) {
        // A PDF writer takes a loaded font as well as a file; its types do not say so.
        document.registerFont(run.font.name, run.font.font as unknown as ArrayBuffer);
        registered.add(run.font.name);
      }
      document.font(run.font.name).fontSize(size).fillColor(color);
      document.text(visual(run), at, baseline, {
        lineBreak: false,
        features: featuresOf(run.text) as unknown as [],
        baseline: "alphabetic",
      });
      at += run.width;
    }
  }

  function drawLook(
    run: Run,
    { at, baseline, size }: { at: number; baseline: number; size: number },
  ): void {
    const look = LOOKS[run.look as keyof typeof LOOKS];
    document.rect(at, baseline - size, run.width, size * 1.3).fill(look.wash);
    const underline = document
      .moveTo(at, baseline + size * 0.28)
      .lineTo(at + run.width, baseline + size * 0.28)
      .lineWidth(look.line);
    if (look.dash) underline.dash(look.dash, { space: look.dash });
    underline.stroke(look.color).undash();
  }

  return writer;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The shaper turns right-to-left scripts itself, but not their brackets, nor what is neutral. */
function visual({ text, level }: Run): string {
  if ((level & 1) === 0) return text;
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return RIGHT_TO_LEFT.test(text) ? mirrored.join("") : mirrored.reverse().join("");
}

/** The gravest look at a place. Its cost grows with the marks and the text, not with both. */
function lookFinder(marks: readonly LookedStretch[]): (offset: number) => string | null {
  const length = marks.reduce((last, mark) => Math.max(last, mark.end), 0) + 1;
  const gravest = new Uint8Array(length);
  // From the least grave to the gravest, each over those before it.
  const looks = Object.keys(LOOKS).reverse();
  for (const [order, look] of looks.entries()) {
    const depth = new Int32Array(length);
    for (const mark of marks) {
      if (mark.look !== look || mark.end <= mark.start) continue;
      depth[mark.start]! += 1;
      depth[mark.end]! -= 1;
    }
    for (let place = 0, open = 0; place < length; place++) {
      open += depth[place]!;
      if (open > 0) gravest[place] = order + 1;
    }
  }
  return (offset) => looks[(gravest[offset] ?? 0) - 1] ?? null;
}
