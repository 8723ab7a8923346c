import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { deniedMachines } from "./denied_machines.ts";
import { descentCharges } from "./descent_charges.ts";
import { screensToUse } from "./screens_to_use.ts";
import { unaskedExtras } from "./unasked_extras.ts";
import { unheardReviews } from "./unheard_reviews.ts";
import { wageStereotypes } from "./wage_stereotypes.ts";

/** What offices, insurers and sellers say to whoever asks, in the trades of many countries. */
export const AUDITED_TRADES: readonly Vocabulary[] = [
  deniedMachines,
  descentCharges,
  screensToUse,
  unaskedExtras,
  unheardReviews,
  wageStereotypes,
];
