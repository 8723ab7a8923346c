import { cautions } from "../lexicon/cautions.ts";
import { directions } from "../lexicon/directions.ts";
import { easternOffences } from "../lexicon/eastern_offences.ts";
import { exaggeration } from "../lexicon/exaggeration.ts";
import { frames } from "../lexicon/frames.ts";
import { graveRequests } from "../lexicon/grave_requests.ts";
import { instruction } from "../lexicon/instruction.ts";
import { people } from "../lexicon/people.ts";
import { purpose } from "../lexicon/purpose.ts";
import { cheeredSelfHarm } from "../lexicon/self_harm/cheered_self_harm.ts";
import { buildLexicon, type LexiconNode } from "../reading/build_lexicon.ts";
import type { Hazard } from "../safety/hazard.ts";

/** The same list of hazards always makes the same lexicon; building it takes some milliseconds. */
const lexicons = new WeakMap<readonly Hazard[], LexiconNode>();

/** The tree of all terms that hazards look for, shared frames and people included. */
export function lexiconOf(hazards: readonly Hazard[]): LexiconNode {
  const known = lexicons.get(hazards);
  if (known !== undefined) return known;
  const lexicon = buildLexicon([
    frames,
    people,
    instruction,
    purpose,
    graveRequests,
    directions,
    cautions,
    easternOffences,
    exaggeration,
    cheeredSelfHarm,
    ...hazards.map((hazard) => hazard.vocabulary ?? {}),
  ]);
  lexicons.set(hazards, lexicon);
  return lexicon;
}
