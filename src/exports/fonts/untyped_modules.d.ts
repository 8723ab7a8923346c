declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end; null behind the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt";
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
