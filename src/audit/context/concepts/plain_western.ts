import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { westernCare } from "./western_care.ts";
import { westernDealings } from "./western_dealings.ts";
import { westernPeople } from "./western_people.ts";
import { westernRecords } from "./western_records.ts";

/** The everyday words of Portuguese, Italian and Dutch for breaches that other languages had more words for. */
export const PLAIN_WESTERN: readonly Vocabulary[] = [
  westernCare,
  westernDealings,
  westernPeople,
  westernRecords,
];
