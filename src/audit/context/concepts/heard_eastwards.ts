import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { ballotsAstray } from "./ballots_astray.ts";
import { barredForTrait } from "./barred_for_trait.ts";
import { debtorsHounded } from "./debtors_hounded.ts";
import { easternCounsel } from "./eastern_counsel.ts";
import { exitsWalled } from "./exits_walled.ts";
import { feesSlippedIn } from "./fees_slipped_in.ts";
import { goodsUnmended } from "./goods_unmended.ts";
import { handedUnasked } from "./handed_unasked.ts";
import { lonelyDrained } from "./lonely_drained.ts";
import { offersUnstopped } from "./offers_unstopped.ts";
import { omensOfCrime } from "./omens_of_crime.ts";
import { ordersCarriedEastwards } from "./orders_carried_eastwards.ts";
import { personsSworn } from "./persons_sworn.ts";
import { pillsGivenUp } from "./pills_given_up.ts";
import { praiseStaged } from "./praise_staged.ts";
import { spillsBuried } from "./spills_buried.ts";
import { standingsOfNeighbours } from "./standings_of_neighbours.ts";
import { strangersNamed } from "./strangers_named.ts";
import { tempersTallied } from "./tempers_tallied.ts";
import { totsCoaxed } from "./tots_coaxed.ts";
import { wagesBySex } from "./wages_by_sex.ts";

/** Breaches in the everyday words of Chinese, Japanese and Korean, a family a file. */
export const HEARD_EASTWARDS: readonly Vocabulary[] = [
  ballotsAstray,
  barredForTrait,
  debtorsHounded,
  easternCounsel,
  exitsWalled,
  feesSlippedIn,
  goodsUnmended,
  handedUnasked,
  lonelyDrained,
  offersUnstopped,
  omensOfCrime,
  ordersCarriedEastwards,
  personsSworn,
  pillsGivenUp,
  praiseStaged,
  spillsBuried,
  standingsOfNeighbours,
  strangersNamed,
  tempersTallied,
  totsCoaxed,
  wagesBySex,
];
