import type { Signal } from "../frames/signal.ts";
import { signal as debtThreat } from "./debt/debt_threat.ts";
import { signal as debtToldToRelatives } from "./debt/debt_told_to_relatives.ts";
import { signal as debtorShamed } from "./debt/debtor_shamed.ts";
import { signal as debtorsFrightened } from "./debt/debtors_frightened.ts";
import { signal as debtorsThreatened } from "./debt/debtors_threatened.ts";

/** Signals of debtors, and how they are pressed. */
export const DEBT_SIGNALS: readonly Signal[] = [
  debtorsFrightened,
  debtorShamed,
  debtorsThreatened,
  debtThreat,
  debtToldToRelatives,
];
