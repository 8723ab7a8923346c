import { fontSlices } from "./font_slices.ts";
import type { FamilyName, FontSlice } from "./font_slices.ts";
import { loadFont } from "./load_font.ts";
import type { LoadedFont, Weight } from "./load_font.ts";

/** What joins or varies characters and has no look of its own. */
const JOINERS = /[\u200c\u200d\ufe0e\ufe0f]/gu;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;

const SCRIPTS: readonly FamilyName[] = ["latin", "arabic", "hebrew", "thai", "devanagari"];

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The graphemes of a text: what a reader takes for one character. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Chooses a font for each grapheme, by what the fonts really hold. */
export interface FontChooser {
  /** Loads what a text needs; afterwards `fontOf` knows its graphemes. */
  prepare(text: string, weight: Weight): Promise<void>;
  /** undefined where no font has the grapheme. */
  fontOf(grapheme: string, weight: Weight): LoadedFont | undefined;
}

/**
 * @param language a sample of what is to be set: kana or hangul in it decide which national forms
 *   the ideographs take that Chinese, Japanese and Korean share
 */
export function createFontChooser(language: string): FontChooser {
  const families = [...SCRIPTS, ...ideographFamilies(language)];
  const chosen = new Map<string, LoadedFont | undefined>();

  async function choose(grapheme: string, weight: Weight): Promise<LoadedFont | undefined> {
    const order = EMOJI.test(grapheme)
      ? ["emoji" as const, ...families]
      : [...families, "emoji" as const];
    for (const family of order) {
      for (const slice of slicesWith(family, grapheme)) {
        const loaded = await loadFont(slice, weight);
        if (holds(loaded, grapheme)) return loaded;
      }
    }
    return undefined;
  }

  return {
    async prepare(text, weight) {
      for (const grapheme of new Set(graphemesOf(text))) {
        const key = `${weight} ${grapheme}`;
        if (!chosen.has(key)) chosen.set(key, await choose(grapheme, weight));
      }
    },
    fontOf: (grapheme, weight) => chosen.get(`${weight} ${grapheme}`),
  };
}

function ideographFamilies(language: string): FamilyName[] {
  if (/[\u3040-\u30ff]/u.test(language)) return ["japanese", "chinese", "korean"];
  if (/\p{Script=Hangul}/u.test(language)) return ["korean", "chinese", "japanese"];
  return ["chinese", "japanese", "korean"];
}

function pointsOf(grapheme: string): number[] {
  return [...(grapheme.replace(JOINERS, "") || grapheme)].map((character) =>
    character.codePointAt(0)!,
  );
}

function slicesWith(family: FamilyName, grapheme: string): FontSlice[] {
  const [first] = pointsOf(grapheme);
  return fontSlices(family).filter(({ ranges }) =>
    ranges.some(([start, end]) => first! >= start && first! <= end),
  );
}

function holds({ font }: LoadedFont, grapheme: string): boolean {
  return pointsOf(grapheme).every((point) => font.hasGlyphForCodePoint(point));
}
