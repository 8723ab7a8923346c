import type { Signal } from "../frames/signal.ts";
import { signal as biometric } from "./biometrics/biometric.ts";
import { signal as biometricCategorisation } from "./biometrics/biometric_categorisation.ts";
import { signal as biometricUnasked } from "./biometrics/biometric_unasked.ts";
import { signal as bodyScannedUnasked } from "./biometrics/body_scanned_unasked.ts";
import { signal as faceScraping } from "./biometrics/face_scraping.ts";
import { signal as facesGathered } from "./biometrics/faces_gathered.ts";
import { signal as facesNamed } from "./biometrics/faces_named.ts";
import { signal as portraitsGathered } from "./biometrics/portraits_gathered.ts";
import { signal as remoteBiometricIdentification } from "./biometrics/remote_biometric_identification.ts";
import { signal as strangersMatched } from "./biometrics/strangers_matched.ts";

/** Signals of bodies that are measured, faces that are gathered, matched and named. */
export const BIOMETRICS_SIGNALS: readonly Signal[] = [
  biometric,
  biometricCategorisation,
  biometricUnasked,
  bodyScannedUnasked,
  faceScraping,
  facesGathered,
  facesNamed,
  portraitsGathered,
  remoteBiometricIdentification,
  strangersMatched,
];
