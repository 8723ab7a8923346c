/** Stems that all take the same endings: between bars, one of them may be empty. */
interface Family {
  readonly endings: string;
  readonly stems: string;
}

/** Every stem of some families with every ending of its own, in lower case. */
export function formsOfFamilies(families: readonly Family[]): ReadonlySet<string> {
  return new Set(
    families.flatMap(({ endings, stems }) =>
      stems
        .trim()
        .split(/\s+/u)
        .flatMap((stem) => endings.split("|").map((ending) => (stem + ending).toLowerCase())),
    ),
  );
}
