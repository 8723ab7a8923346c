import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { bodyData } from "./biometrics/body_data.ts";
import { footage } from "./biometrics/footage.ts";
import { gatheredFaces } from "./biometrics/gathered_faces.ts";
import { guessedGroups } from "./biometrics/guessed_groups.ts";
import { hoardedFaces } from "./biometrics/hoarded_faces.ts";
import { identification } from "./biometrics/identification.ts";
import { matchedStrangers } from "./biometrics/matched_strangers.ts";
import { namedStrangers } from "./biometrics/named_strangers.ts";
import { portraits } from "./biometrics/portraits.ts";
import { prints } from "./biometrics/prints.ts";
import { publicSpace } from "./biometrics/public_space.ts";
import { scannedUnasked } from "./biometrics/scanned_unasked.ts";
import { scraping } from "./biometrics/scraping.ts";
import { sortedFaces } from "./biometrics/sorted_faces.ts";

/** Words of bodies that are measured, faces that are gathered, matched and named. */
export const BIOMETRICS: readonly Vocabulary[] = [
  bodyData,
  footage,
  gatheredFaces,
  guessedGroups,
  hoardedFaces,
  identification,
  matchedStrangers,
  namedStrangers,
  portraits,
  prints,
  publicSpace,
  scannedUnasked,
  scraping,
  sortedFaces,
];
