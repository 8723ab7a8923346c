import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { endlessRecords } from "./retention/endless_records.ts";
import { heldPapers } from "./retention/held_papers.ts";
import { hoarding } from "./retention/hoarding.ts";
import { keeping } from "./retention/keeping.ts";
import { outlastingRecords } from "./retention/outlasting_records.ts";

/** Words of how long records are kept. */
export const RETENTION: readonly Vocabulary[] = [
  endlessRecords,
  heldPapers,
  hoarding,
  keeping,
  outlastingRecords,
];
