import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { debts } from "./debt/debts.ts";
import { direThreats } from "./debt/dire_threats.ts";
import { intimidation } from "./debt/intimidation.ts";
import { pressure } from "./debt/pressure.ts";
import { publicShaming } from "./debt/public_shaming.ts";
import { threatsToTell } from "./debt/threats_to_tell.ts";

/** Words of debtors, and how they are pressed. */
export const DEBT: readonly Vocabulary[] = [
  debts,
  direThreats,
  intimidation,
  pressure,
  publicShaming,
  threatsToTell,
];
