import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { boughtGoods } from "./remedies/bought_goods.ts";
import { deniedRights } from "./remedies/denied_rights.ts";
import { faultExcuses } from "./remedies/fault_excuses.ts";
import { journeys } from "./remedies/journeys.ts";
import { mockedWarranties } from "./remedies/mocked_warranties.ts";
import { repair } from "./remedies/repair.ts";
import { returns } from "./remedies/returns.ts";
import { statutoryDues } from "./remedies/statutory_dues.ts";
import { unmendedGoods } from "./remedies/unmended_goods.ts";
import { warranties } from "./remedies/warranties.ts";

/** Words of goods and journeys that fail, and what buyers may claim. */
export const REMEDIES: readonly Vocabulary[] = [
  boughtGoods,
  deniedRights,
  faultExcuses,
  journeys,
  mockedWarranties,
  repair,
  returns,
  statutoryDues,
  unmendedGoods,
  warranties,
];
