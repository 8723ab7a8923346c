import type { Signal } from "../frames/signal.ts";
import { signal as crimePrediction } from "./practices/crime_prediction.ts";
import { signal as describedPractice } from "./practices/described_practice.ts";
import { signal as emotionInference } from "./practices/emotion_inference.ts";
import { signal as feelingPenalties } from "./practices/feeling_penalties.ts";
import { signal as hiddenManipulation } from "./practices/hidden_manipulation.ts";
import { signal as lifestyleScoring } from "./practices/lifestyle_scoring.ts";
import { signal as moodPenalties } from "./practices/mood_penalties.ts";
import { signal as neighbourScoring } from "./practices/neighbour_scoring.ts";
import { signal as offenderByOrigin } from "./practices/offender_by_origin.ts";
import { signal as offenderForetold } from "./practices/offender_foretold.ts";
import { signal as socialScoring } from "./practices/social_scoring.ts";

/** Signals of practices that Article 5 of the AI Act prohibits: rating, reading, foretelling and steering people. */
export const PRACTICES_SIGNALS: readonly Signal[] = [
  crimePrediction,
  describedPractice,
  emotionInference,
  feelingPenalties,
  hiddenManipulation,
  lifestyleScoring,
  moodPenalties,
  neighbourScoring,
  offenderByOrigin,
  offenderForetold,
  socialScoring,
];
