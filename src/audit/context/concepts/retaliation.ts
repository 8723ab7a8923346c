import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { complaints } from "./retaliation/complaints.ts";
import { harassment } from "./retaliation/harassment.ts";
import { mockedRights } from "./retaliation/mocked_rights.ts";
import { payback } from "./retaliation/payback.ts";
import { raisedVoices } from "./retaliation/raised_voices.ts";
import { reprisals } from "./retaliation/reprisals.ts";
import { rightlessWorkers } from "./retaliation/rightless_workers.ts";
import { sickLeave } from "./retaliation/sick_leave.ts";
import { speakingUp } from "./retaliation/speaking_up.ts";
import { toldPayback } from "./retaliation/told_payback.ts";
import { tolls } from "./retaliation/tolls.ts";
import { unionBans } from "./retaliation/union_bans.ts";
import { unmasking } from "./retaliation/unmasking.ts";

/** Words of complaints and reports, and what is done to those who make them. */
export const RETALIATION: readonly Vocabulary[] = [
  complaints,
  harassment,
  mockedRights,
  payback,
  raisedVoices,
  reprisals,
  rightlessWorkers,
  sickLeave,
  speakingUp,
  toldPayback,
  tolls,
  unionBans,
  unmasking,
];
