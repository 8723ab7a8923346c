import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { deadStops } from "./dead_stops.ts";
import { endlessRecords } from "./endless_records.ts";
import { lapsedDeadlines } from "./lapsed_deadlines.ts";
import { littlePlayers } from "./little_players.ts";
import { phishingWarnings } from "./phishing_warnings.ts";
import { reprisalsElsewhere } from "./reprisals_elsewhere.ts";
import { rivalsPreferred } from "./rivals_preferred.ts";
import { rootedOut } from "./rooted_out.ts";
import { unshieldedTransfers } from "./unshielded_transfers.ts";
import { wageExcuses } from "./wage_excuses.ts";
import { wardsFarOff } from "./wards_far_off.ts";

/** Breaches as offices and wards tell of them, above all in languages that are seldom heard. */
export const OFFICE_BREACHES: readonly Vocabulary[] = [
  deadStops,
  endlessRecords,
  lapsedDeadlines,
  littlePlayers,
  phishingWarnings,
  reprisalsElsewhere,
  rivalsPreferred,
  rootedOut,
  unshieldedTransfers,
  wageExcuses,
  wardsFarOff,
];
