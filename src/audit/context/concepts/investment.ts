import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { assurances } from "./investment/assurances.ts";
import { certainty } from "./investment/certainty.ts";
import { earningSchemes } from "./investment/earning_schemes.ts";
import { gains } from "./investment/gains.ts";
import { losing } from "./investment/losing.ts";
import { losses } from "./investment/losses.ts";
import { money } from "./investment/money.ts";
import { profits } from "./investment/profits.ts";
import { recommendations } from "./investment/recommendations.ts";
import { returnedCapital } from "./investment/returned_capital.ts";
import { savings } from "./investment/savings.ts";
import { swornGains } from "./investment/sworn_gains.ts";

/** Words of money that is put in, and what is promised of it. */
export const INVESTMENT: readonly Vocabulary[] = [
  assurances,
  certainty,
  earningSchemes,
  gains,
  losing,
  losses,
  money,
  profits,
  recommendations,
  returnedCapital,
  savings,
  swornGains,
];
