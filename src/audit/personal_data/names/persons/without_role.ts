import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isGermanRole } from "./is_german_role.ts";

const GERMAN = languageNumber("de");
/** The particle behind a noun that is no part of the name: "Kiosk von Hassan". */
const OF = "von";

/** A German name without the nouns before it, which have a capital, too: "Schwiegermutter Renate". */
export function withoutRole(name: TaggedName, { types, bits, tokens, language }: Analysis) {
  const { kind, last } = name;
  if (language !== GERMAN || kind !== "PERSON") return name;
  let { first } = name;
  while (first < last && (bits[first]! & GIVEN_NAME) === 0 && isGermanRole(types[first]!)) {
    if (types[first + 1]!.isSymbol) break;
    first++;
    if (first < last && types[first]!.lower === OF) first++;
  }
  return first === name.first ? name : { ...name, first, start: tokens.starts[first]! };
}
