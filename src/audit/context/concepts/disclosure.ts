import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { askers } from "./disclosure/askers.ts";
import { confidences } from "./disclosure/confidences.ts";
import { exposedLives } from "./disclosure/exposed_lives.ts";
import { handedOn } from "./disclosure/handed_on.ts";
import { healthTold } from "./disclosure/health_told.ts";
import { illnessLists } from "./disclosure/illness_lists.ts";
import { otherPeople } from "./disclosure/other_people.ts";
import { outsiders } from "./disclosure/outsiders.ts";
import { ownMatters } from "./disclosure/own_matters.ts";
import { privateMatters } from "./disclosure/private_matters.ts";
import { privateWords } from "./disclosure/private_words.ts";
import { recordsSentOn } from "./disclosure/records_sent_on.ts";
import { soldRecords } from "./disclosure/sold_records.ts";
import { toldOfOthers } from "./disclosure/told_of_others.ts";
import { toldResults } from "./disclosure/told_results.ts";
import { trackedDown } from "./disclosure/tracked_down.ts";
import { tradedData } from "./disclosure/traded_data.ts";
import { unaskedSharing } from "./disclosure/unasked_sharing.ts";
import { withholding } from "./disclosure/withholding.ts";

/** Words of what is told of people, and to whom. */
export const DISCLOSURE: readonly Vocabulary[] = [
  askers,
  confidences,
  exposedLives,
  handedOn,
  healthTold,
  illnessLists,
  otherPeople,
  outsiders,
  ownMatters,
  privateMatters,
  privateWords,
  recordsSentOn,
  soldRecords,
  toldOfOthers,
  toldResults,
  trackedDown,
  tradedData,
  unaskedSharing,
  withholding,
];
