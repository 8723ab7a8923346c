import type { Signal } from "../frames/signal.ts";
import { signal as payTalkForbidden } from "./pay/pay_talk_forbidden.ts";
import { signal as wagesWithheld } from "./pay/wages_withheld.ts";
import { signal as womenPaidLess } from "./pay/women_paid_less.ts";

/** Signals of pay, what it is set lower for, and talk of it. */
export const PAY_SIGNALS: readonly Signal[] = [payTalkForbidden, wagesWithheld, womenPaidLess];
