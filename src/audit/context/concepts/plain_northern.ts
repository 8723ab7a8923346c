import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { northernCare } from "./northern_care.ts";
import { northernDealings } from "./northern_dealings.ts";
import { northernRecords } from "./northern_records.ts";
import { northernRefusals } from "./northern_refusals.ts";
import { northernWatching } from "./northern_watching.ts";

/**
 * The everyday words of Danish and Norwegian, Swedish, Dutch and German for breaches that other
 * languages had more words for: their compounds, separated verbs and turned clauses.
 */
export const PLAIN_NORTHERN: readonly Vocabulary[] = [
  northernCare,
  northernDealings,
  northernRecords,
  northernRefusals,
  northernWatching,
];
