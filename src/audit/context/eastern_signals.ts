import type { Signal } from "./signals/signal.ts";
import { signal as ballotsAstray } from "./signals/ballots_astray.ts";
import { signal as debtorsHounded } from "./signals/debtors_hounded.ts";
import { signal as exitsWalled } from "./signals/exits_walled.ts";
import { signal as feesSlippedIn } from "./signals/fees_slipped_in.ts";
import { signal as goodsUnmended } from "./signals/goods_unmended.ts";
import { signal as lonelyDrained } from "./signals/lonely_drained.ts";
import { signal as offersUnstopped } from "./signals/offers_unstopped.ts";
import { signal as omensOfCrime } from "./signals/omens_of_crime.ts";
import { signal as pillsGivenUp } from "./signals/pills_given_up.ts";
import { signal as praiseStaged } from "./signals/praise_staged.ts";
import { signal as spillsBuried } from "./signals/spills_buried.ts";
import { signal as standingsOfNeighbours } from "./signals/standings_of_neighbours.ts";
import { signal as strangersNamed } from "./signals/strangers_named.ts";
import { signal as tempersTallied } from "./signals/tempers_tallied.ts";
import { signal as totsCoaxed } from "./signals/tots_coaxed.ts";

/**
 * Breaches as Chinese, Japanese and Korean tell them, some with Arabic, Turkish and Polish beside:
 * moves that stand together, whatever their order.
 */
export const EASTERN_SIGNALS: readonly Signal[] = [
  ballotsAstray,
  debtorsHounded,
  exitsWalled,
  feesSlippedIn,
  goodsUnmended,
  lonelyDrained,
  offersUnstopped,
  omensOfCrime,
  pillsGivenUp,
  praiseStaged,
  spillsBuried,
  standingsOfNeighbours,
  strangersNamed,
  tempersTallied,
  totsCoaxed,
];
