import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { breachesBuried } from "./breaches_buried.ts";
import { candidatesSifted } from "./candidates_sifted.ts";
import { lateCharges } from "./late_charges.ts";
import { lawfulAnswers } from "./lawful_answers.ts";
import { lonelyKept } from "./lonely_kept.ts";
import { medicinesDropped } from "./medicines_dropped.ts";
import { notesConfessed } from "./notes_confessed.ts";
import { plainWestern } from "./plain_western.ts";
import { pollingTricks } from "./polling_tricks.ts";
import { rightsMocked } from "./rights_mocked.ts";
import { warrantiesMocked } from "./warranties_mocked.ts";

/** What desks say in German, French and Spanish, in plain and rude words. */
export const WESTERN_DESKS: readonly Vocabulary[] = [
  breachesBuried,
  candidatesSifted,
  lateCharges,
  lawfulAnswers,
  lonelyKept,
  medicinesDropped,
  notesConfessed,
  plainWestern,
  pollingTricks,
  rightsMocked,
  warrantiesMocked,
];
