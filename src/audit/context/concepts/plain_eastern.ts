import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { easternCare } from "./eastern_care.ts";
import { easternDealing } from "./eastern_dealing.ts";
import { easternRecords } from "./eastern_records.ts";

/** Everyday words of Chinese, Japanese, Korean and Arabic for concepts that others hold already. */
export const PLAIN_EASTERN: readonly Vocabulary[] = [easternRecords, easternCare, easternDealing];
