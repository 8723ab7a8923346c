import { GLOSSARIES } from "./glossaries.ts";

/** The meanings that glossaries know, as the English one names them; a meaning's number is its place. */
export const MEANINGS: readonly string[] = Object.keys(GLOSSARIES.en);
