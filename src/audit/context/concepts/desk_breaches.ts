import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { tollOnReporters } from "./toll_on_reporters.ts";
import { breachBookedAway } from "./breach_booked_away.ts";
import { hoardedPapers } from "./hoarded_papers.ts";
import { tailedWorkers } from "./tailed_workers.ts";
import { paidByOrigin } from "./paid_by_origin.ts";
import { recordsSentAway } from "./records_sent_away.ts";
import { extraCharges } from "./extra_charges.ts";
import { leaveIgnored } from "./leave_ignored.ts";
import { curesSold } from "./cures_sold.ts";
import { noteFollowed } from "./note_followed.ts";
import { neverOffended } from "./never_offended.ts";

/** Breaches at an ordinary desk, told in passing by who does what to whom and what is left out. */
export const DESK_BREACHES: readonly Vocabulary[] = [
  tollOnReporters,
  breachBookedAway,
  hoardedPapers,
  tailedWorkers,
  paidByOrigin,
  recordsSentAway,
  extraCharges,
  leaveIgnored,
  curesSold,
  noteFollowed,
  neverOffended,
];
