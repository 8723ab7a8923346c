import { ACCESS_RULES } from "./access_rules.ts";
import { AGE_LIMIT_RULES } from "./age_limit_rules.ts";
import { ADVERT_RULES } from "./advert_rules.ts";
import { CANDIDATES_SIFTED } from "./candidates_sifted.ts";
import { DEARER_BY_BIRTH } from "./dearer_by_birth.ts";
import { HINT_RULES } from "./hint_rules.ts";
import { KEPT_APART_RULES } from "./kept_apart_rules.ts";
import { LEFT_OUT_RULES } from "./left_out_rules.ts";
import { LESSER_TERMS_RULES } from "./lesser_terms_rules.ts";
import { OVERHEARD_RULES } from "./overheard_rules.ts";
import { PRICED_NAMES } from "./priced_names.ts";
import { RIVALS_PREFERRED } from "./rivals_preferred.ts";
import { SET_BACK_RULES } from "./set_back_rules.ts";
import { TRAIT_RULES } from "./trait_rules.ts";
import { UNEQUAL_PAY_PAIRS } from "./unequal_pay_rules.ts";
import { TURNED_AWAY_RULES } from "./turned_away_rules.ts";
import type { TogetherSignalRule } from "./sentence_signal.ts";

/** All ways in which neighbouring words tell that somebody fares worse for what they are. */
export const UNEQUAL_RULES: readonly TogetherSignalRule[] = [
  ...TRAIT_RULES,
  ...HINT_RULES,
  ...ACCESS_RULES,
  ...ADVERT_RULES,
  ...LESSER_TERMS_RULES,
  ...PRICED_NAMES,
  ...TURNED_AWAY_RULES,
  ...KEPT_APART_RULES,
  ...LEFT_OUT_RULES,
  ...SET_BACK_RULES,
  ...DEARER_BY_BIRTH,
  ...AGE_LIMIT_RULES,
  ...CANDIDATES_SIFTED,
  ...OVERHEARD_RULES,
  ...RIVALS_PREFERRED,
  ...UNEQUAL_PAY_PAIRS,
];
