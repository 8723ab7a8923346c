import { lexicon } from "../../frames/lexicon.ts";

/** A sentence shown as one that must not be written. */
export const SPECIMEN: RegExp = lexicon([
  "what not to",
  "how not to",
  "(?:bad|unlawful|illegal|wrong) example",
  "example of (?:a |an )?(?:bad|unlawful|illegal|wrong|discriminat\\p{L}+)",
  "(?:never|don't|do not) (?:write|say|put)",
  "so nicht",
  "negativbeispiel",
  "contre-exemple",
  "mal ejemplo",
  "mau exemplo",
]);
