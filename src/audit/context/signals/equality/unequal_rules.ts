import { ACCESS_RULES } from "./access_rules.ts";
import { AGE_LIMIT_RULES } from "./age_limit_rules.ts";
import { ADVERT_RULES } from "./advert_rules.ts";
import { APPLICANT_SIFTING_RULES } from "./applicant_sifting_rules.ts";
import { BIRTHPLACE_PRICE_RULES } from "./birthplace_price_rules.ts";
import { HINT_RULES } from "./hint_rules.ts";
import { SEGREGATION_RULES } from "./segregation_rules.ts";
import { LEFT_OUT_RULES } from "./left_out_rules.ts";
import { LESSER_TERMS_RULES } from "./lesser_terms_rules.ts";
import { REPORTED_CONDUCT_RULES } from "./reported_conduct_rules.ts";
import { NAME_PRICE_RULES } from "./name_price_rules.ts";
import { PRICED_BY_KIND_RULES } from "./priced_by_kind_rules.ts";
import { PREFERRED_RIVAL_RULES } from "./preferred_rival_rules.ts";
import { SET_BACK_RULES } from "./set_back_rules.ts";
import { TRAIT_RULES } from "./trait_rules.ts";
import { UNEQUAL_PAY_PAIRS } from "../pay/unequal_pay_rules.ts";
import { TURNED_AWAY_RULES } from "./turned_away_rules.ts";
import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** All ways in which neighbouring words tell that somebody fares worse for what they are. */
export const UNEQUAL_RULES: readonly TogetherSignalRule[] = [
  ...TRAIT_RULES,
  ...HINT_RULES,
  ...ACCESS_RULES,
  ...ADVERT_RULES,
  ...LESSER_TERMS_RULES,
  ...NAME_PRICE_RULES,
  ...TURNED_AWAY_RULES,
  ...SEGREGATION_RULES,
  ...LEFT_OUT_RULES,
  ...SET_BACK_RULES,
  ...BIRTHPLACE_PRICE_RULES,
  ...AGE_LIMIT_RULES,
  ...APPLICANT_SIFTING_RULES,
  ...REPORTED_CONDUCT_RULES,
  ...PREFERRED_RIVAL_RULES,
  ...PRICED_BY_KIND_RULES,
  ...UNEQUAL_PAY_PAIRS,
];
