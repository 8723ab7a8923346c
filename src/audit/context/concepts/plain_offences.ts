import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { admittedUntruths } from "./admitted_untruths.ts";
import { assistanceRefused } from "./assistance_refused.ts";
import { childrenHandedOn } from "./children_handed_on.ts";
import { civicMarks } from "./civic_marks.ts";
import { comingsAndGoings } from "./comings_and_goings.ts";
import { debtorsShamed } from "./debtors_shamed.ts";
import { doorsShut } from "./doors_shut.ts";
import { exitsBarred } from "./exits_barred.ts";
import { facesGathered } from "./faces_gathered.ts";
import { futureOffenders } from "./future_offenders.ts";
import { gatheredPortraits } from "./gathered_portraits.ts";
import { keptAsOurs } from "./kept_as_ours.ts";
import { keptFromDoctors } from "./kept_from_doctors.ts";
import { listsCalled } from "./lists_called.ts";
import { moodsRead } from "./moods_read.ts";
import { pressedInNeed } from "./pressed_in_need.ts";
import { printsWaived } from "./prints_waived.ts";
import { quietCharges } from "./quiet_charges.ts";
import { sureProfits } from "./sure_profits.ts";
import { swornLives } from "./sworn_lives.ts";
import { votersKeptHome } from "./voters_kept_home.ts";

/** Offences that an answer commits in a sentence, in everyday words. */
export const PLAIN_OFFENCES: readonly Vocabulary[] = [
  admittedUntruths,
  assistanceRefused,
  childrenHandedOn,
  civicMarks,
  comingsAndGoings,
  debtorsShamed,
  doorsShut,
  exitsBarred,
  facesGathered,
  futureOffenders,
  gatheredPortraits,
  keptAsOurs,
  keptFromDoctors,
  listsCalled,
  moodsRead,
  pressedInNeed,
  printsWaived,
  quietCharges,
  sureProfits,
  swornLives,
  votersKeptHome,
];
