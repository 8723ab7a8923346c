import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { phishingWarnings } from "./security/phishing_warnings.ts";
import { safeguards } from "./security/safeguards.ts";
import { safekeeping } from "./security/safekeeping.ts";
import { unlockedRecords } from "./security/unlocked_records.ts";

/** Words of what must be kept safe, and how it lies open. */
export const SECURITY: readonly Vocabulary[] = [
  phishingWarnings,
  safeguards,
  safekeeping,
  unlockedRecords,
];
