import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { LEARNED } from "../learned_languages.ts";

/** Behind a town's name these make a body's, whatever the tagger has learned. */
const INSTITUTION =
  /(?:tingsrätt|tingrett|hovrätt|landsret|lagmannsrett|förvaltningsrätt|lasarett|sjukhus|sykehus|sygehus|universitet|vårdcentral)$/u;

/** Whether a name of the tagger makes room for a body that is told by what it is called. */
export function givesWayToBody(
  name: TaggedName,
  body: TaggedName,
  { text, language }: Analysis,
): boolean {
  const within = name.first >= body.first && name.last <= body.last;
  if (LEARNED.has(language)) {
    if (!within) return false;
    return name.kind !== "LOCATION" || INSTITUTION.test(text.slice(body.start, body.end));
  }
  if (within) return true;
  // The tagger ran on into the next sentence.
  const runsOn = /^\. ?\p{Lu}/u.test(text.slice(body.end, body.end + 3));
  return name.kind === "ORGANIZATION" && name.first === body.first && runsOn;
}
