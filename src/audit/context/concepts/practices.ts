import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { askedPractices } from "./practices/asked_practices.ts";
import { blamelessPeople } from "./practices/blameless_people.ts";
import { civicIndex } from "./practices/civic_index.ts";
import { civicMarks } from "./practices/civic_marks.ts";
import { conductPoints } from "./practices/conduct_points.ts";
import { crimePrediction } from "./practices/crime_prediction.ts";
import { describedSystems } from "./practices/described_systems.ts";
import { emotionRecognition } from "./practices/emotion_recognition.ts";
import { foretoldOffenders } from "./practices/foretold_offenders.ts";
import { foretoldWrongs } from "./practices/foretold_wrongs.ts";
import { futureOffenders } from "./practices/future_offenders.ts";
import { hiddenInfluence } from "./practices/hidden_influence.ts";
import { meritGrades } from "./practices/merit_grades.ts";
import { moods } from "./practices/moods.ts";
import { neighbourStanding } from "./practices/neighbour_standing.ts";
import { offenceModels } from "./practices/offence_models.ts";
import { profiling } from "./practices/profiling.ts";
import { prohibitedSystems } from "./practices/prohibited_systems.ts";
import { pupils } from "./practices/pupils.ts";
import { ratedLives } from "./practices/rated_lives.ts";
import { rating } from "./practices/rating.ts";
import { readMinds } from "./practices/read_minds.ts";
import { socialConduct } from "./practices/social_conduct.ts";
import { systemBuilding } from "./practices/system_building.ts";
import { talliedFeelings } from "./practices/tallied_feelings.ts";
import { untargetedHarm } from "./practices/untargeted_harm.ts";
import { weakPersons } from "./practices/weak_persons.ts";

/** Words of practices that Article 5 of the AI Act prohibits: rating, reading, foretelling and steering people. */
export const PRACTICES: readonly Vocabulary[] = [
  askedPractices,
  blamelessPeople,
  civicIndex,
  civicMarks,
  conductPoints,
  crimePrediction,
  describedSystems,
  emotionRecognition,
  foretoldOffenders,
  foretoldWrongs,
  futureOffenders,
  hiddenInfluence,
  meritGrades,
  moods,
  neighbourStanding,
  offenceModels,
  profiling,
  prohibitedSystems,
  pupils,
  ratedLives,
  rating,
  readMinds,
  socialConduct,
  systemBuilding,
  talliedFeelings,
  untargetedHarm,
  weakPersons,
];
