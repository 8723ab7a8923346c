import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { covertWatching } from "./surveillance/covert_watching.ts";
import { listeningIn } from "./surveillance/listening_in.ts";
import { phoneSoftware } from "./surveillance/phone_software.ts";
import { prying } from "./surveillance/prying.ts";
import { recordedWorkers } from "./surveillance/recorded_workers.ts";
import { rootingOut } from "./surveillance/rooting_out.ts";
import { screens } from "./surveillance/screens.ts";
import { unionTailing } from "./surveillance/union_tailing.ts";
import { unionWatch } from "./surveillance/union_watch.ts";
import { watching } from "./surveillance/watching.ts";

/** Words of how people are watched at work. */
export const SURVEILLANCE: readonly Vocabulary[] = [
  covertWatching,
  listeningIn,
  phoneSoftware,
  prying,
  recordedWorkers,
  rootingOut,
  screens,
  unionTailing,
  unionWatch,
  watching,
];
