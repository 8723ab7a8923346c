import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import type { Font } from "fontkit";
import subsetFont from "subset-font";
import type { FontSlice } from "./font_slices.ts";

export type Weight = 400 | 700;

export interface LoadedFont {
  /** Unique among slices and weights; the name under which a document registers the font. */
  readonly name: string;
  readonly font: Font;
}

/** Some hundred slices exist; a CJK text takes a few dozen of about 50 kB. */
const MOST_FONTS = 160;

const loaded = new Map<string, Promise<LoadedFont>>();

/**
 * Loads a slice in one weight. The packages' fonts are variable, and a PDF takes only fixed
 * outlines: the weight is pinned by HarfBuzz. The least recently used fonts are let go.
 */
export function loadFont(slice: FontSlice, weight: Weight): Promise<LoadedFont> {
  const name = `${slice.id}-${weight}`;
  const font = loaded.get(name) ?? pinWeight(slice, { weight, name });
  loaded.delete(name);
  loaded.set(name, font);
  if (loaded.size > MOST_FONTS) loaded.delete(loaded.keys().next().value!);
  return font;
}

async function pinWeight(
  slice: FontSlice,
  { weight, name }: { readonly weight: Weight; readonly name: string },
): Promise<LoadedFont> {
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  const bytes = await subsetFont(await readFile(slice.file), charactersOf(slice), options);
  return { name, font: create(bytes as Buffer) as Font };
}

function charactersOf(slice: FontSlice): string {
  const characters: string[] = [];
  for (const [first, last] of slice.ranges) {
    for (let point = first; point <= last; point++) characters.push(String.fromCodePoint(point));
  }
  return characters.join("");
}
