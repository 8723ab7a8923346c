import { languageNumber } from "../../tagging/guess_language.ts";

/** Languages with labelled texts to learn from. */
export const LEARNED: ReadonlySet<number> = new Set(
  ["en", "pt", "sv", "da", "no", "hs", "sk"].map(languageNumber),
);
