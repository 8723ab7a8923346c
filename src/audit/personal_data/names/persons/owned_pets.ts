import { matchSpans } from "../match_spans.ts";
import { PET_WORDS } from "./pet_words.ts";

/** One word with a capital behind somebody's animal: "my dog Rex". */
const OWNED = new RegExp(
  `(?=\\p{Lu})(?<=\\b(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir) (?:${PET_WORDS}) )\\p{Lu}\\p{Ll}{1,15}(?![\\p{L}'’-]| \\p{Lu})`,
  "gu",
);

/** Names of animals behind a word for whose they are: nobody's, so that they stay in the safe text. */
export function ownedPets(text: string): { start: number; end: number }[] {
  return matchSpans(text, [OWNED]);
}
