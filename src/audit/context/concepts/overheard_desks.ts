import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { buggedPhones } from "./bugged_phones.ts";
import { clingingCompanions } from "./clinging_companions.ts";
import { dearerBirthplaces } from "./dearer_birthplaces.ts";
import { homesWithoutChildren } from "./homes_without_children.ts";
import { noticesToVoters } from "./notices_to_voters.ts";
import { ordersResisted } from "./orders_resisted.ts";
import { oustedQuietly } from "./ousted_quietly.ts";
import { policedOrigins } from "./policed_origins.ts";
import { rulesDropped } from "./rules_dropped.ts";
import { secondLooks } from "./second_looks.ts";
import { siftedAges } from "./sifted_ages.ts";

/** Breaches that somebody reports as done while the next task is already at hand. */
export const OVERHEARD_DESKS: readonly Vocabulary[] = [
  siftedAges,
  dearerBirthplaces,
  homesWithoutChildren,
  policedOrigins,
  clingingCompanions,
  rulesDropped,
  buggedPhones,
  ordersResisted,
  oustedQuietly,
  noticesToVoters,
  secondLooks,
];
