import type { Analysis } from "../../tagging/analyze_text.ts";
import { BRAND_NAME, CITY, COUNTRY } from "../../tagging/gazetteer.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { isMostlySmall } from "./is_mostly_small.ts";
import { isPersonRole } from "./person_roles.ts";
import { isWorldGiven } from "./is_world_given.ts";

/** A lone given name that the tagger takes for a body, as little sure as this, is a person. */
const LEAST_BODY = 0.6;
/** Behind a relative or a title it is one, however sure the tagger is. */
const LEAST_BODY_OF_ROLE = 0.97;
const GIVEN_BODY = 0.7;
const NO_GIVEN_NAME = CITY | COUNTRY | BRAND_NAME;

/** The name, which is a person's where the tagger is unsure of a body and somebody bears it. */
export function asPerson(name: TaggedName, { types, bits }: Analysis): TaggedName {
  const { kind, first, last, confidence } = name;
  if (kind === "PERSON" || kind === "ADDRESS" || first !== last) return name;
  const roled = isPersonRole(types[first - 1]?.lower ?? "");
  if (!roled && (kind === "LOCATION" || confidence >= LEAST_BODY)) return name;
  if (confidence >= LEAST_BODY_OF_ROLE) return name;
  const type = types[first]!;
  const named = type.casing === 1 && isWorldGiven(type.lower) && !isMostlySmall(type);
  return named && (bits[first]! & NO_GIVEN_NAME) === 0
    ? { ...name, kind: "PERSON", confidence: GIVEN_BODY }
    : name;
}
