import type { Vocabulary } from "../../reading/build_lexicon.ts";
import { homeCountryPay } from "./pay/home_country_pay.ts";
import { keptWages } from "./pay/kept_wages.ts";
import { mothers } from "./pay/mothers.ts";
import { pay } from "./pay/pay.ts";
import { payByKind } from "./pay/pay_by_kind.ts";
import { paySecrecy } from "./pay/pay_secrecy.ts";
import { unequalPay } from "./pay/unequal_pay.ts";
import { wages } from "./pay/wages.ts";
import { womenPaidLess } from "./pay/women_paid_less.ts";

/** Words of pay, what it is set lower for, and talk of it. */
export const PAY: readonly Vocabulary[] = [
  homeCountryPay,
  keptWages,
  mothers,
  pay,
  payByKind,
  paySecrecy,
  unequalPay,
  wages,
  womenPaidLess,
];
