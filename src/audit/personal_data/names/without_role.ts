import type { Analysis } from "../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../tagging/gazetteer.ts";
import { languageNumber } from "../../tagging/guess_language.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { isPersonRole } from "./person_roles.ts";

const GERMAN = languageNumber("de");
/** What makes a relative one by marriage or a generation further. */
const KINSHIP = /^(?:schwieger|stief|groß|halb|ur|pflege|paten)(?=\p{L}{4})/u;

/** A German name without the noun before it, which has a capital, too: "Schwiegermutter Renate". */
export function withoutRole(name: TaggedName, { types, bits, tokens, language }: Analysis) {
  const { kind, first, last } = name;
  if (language !== GERMAN || kind !== "PERSON" || first === last) return name;
  const word = types[first]!.lower;
  if ((bits[first]! & GIVEN_NAME) !== 0 || types[first + 1]!.isSymbol) return name;
  if (!isPersonRole(word) && !isPersonRole(word.replace(KINSHIP, ""))) return name;
  return { ...name, first: first + 1, start: tokens.starts[first + 1]! };
}
