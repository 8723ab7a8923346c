import type { Signal } from "../frames/signal.ts";
import { signal as aiIdentity } from "./identity/ai_identity.ts";
import { signal as deceptiveImitation } from "./identity/deceptive_imitation.ts";
import { signal as humanLifeClaimed } from "./identity/human_life_claimed.ts";
import { signal as intimateImagery } from "./identity/intimate_imagery.ts";
import { signal as licensedClaim } from "./identity/licensed_claim.ts";
import { signal as posesAsPerson } from "./identity/poses_as_person.ts";
import { signal as syntheticMedia } from "./identity/synthetic_media.ts";

/** Signals of who answers, and likenesses of real people. */
export const IDENTITY_SIGNALS: readonly Signal[] = [
  aiIdentity,
  deceptiveImitation,
  humanLifeClaimed,
  intimateImagery,
  licensedClaim,
  posesAsPerson,
  syntheticMedia,
];
