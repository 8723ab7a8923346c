import { readFileSync } from "node:fs";

/** A part of a family's characters, with a file of its own. */
export interface FontSlice {
  readonly id: string;
  readonly file: URL;
  /** First and last code point of each range, ascending. */
  readonly ranges: readonly (readonly [number, number])[];
}

export type FamilyName = keyof typeof PACKAGES;

/** Open fonts (OFL 1.1) of one design, each in slices by Unicode range. */
const PACKAGES = {
  latin: "noto-sans",
  arabic: "noto-sans-arabic",
  hebrew: "noto-sans-hebrew",
  thai: "noto-sans-thai",
  devanagari: "noto-sans-devanagari",
  japanese: "noto-sans-jp",
  korean: "noto-sans-kr",
  chinese: "noto-sans-sc",
  emoji: "noto-emoji",
} as const;

const families = new Map<FamilyName, readonly FontSlice[]>();

/** The slices of a family, as its package lists them. Read once. */
export function fontSlices(family: FamilyName): readonly FontSlice[] {
  const known = families.get(family);
  if (known !== undefined) return known;
  const name = PACKAGES[family];
  const folder = new URL(import.meta.resolve(`@fontsource-variable/${name}/unicode.json`));
  const listed = JSON.parse(readFileSync(folder, "utf8")) as Record<string, string>;
  const slices = Object.entries(listed).map(([key, ranges]) => {
    const slice = key.replace(/[[\]]/g, "");
    return {
      id: `${name}-${slice}`,
      file: new URL(`files/${name}-${slice}-wght-normal.woff2`, folder),
      ranges: ranges.split(",").map(parseRange),
    };
  });
  families.set(family, slices);
  return slices;
}

function parseRange(range: string): readonly [number, number] {
  const [first, last] = range.trim().slice(2).split("-");
  const start = Number.parseInt(first!, 16);
  return [start, last === undefined ? start : Number.parseInt(last, 16)];
}
