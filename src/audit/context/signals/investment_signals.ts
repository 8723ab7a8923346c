import type { Signal } from "../frames/signal.ts";
import { signal as gainsAssured } from "./investment/gains_assured.ts";
import { signal as gainsSworn } from "./investment/gains_sworn.ts";
import { signal as guaranteedReturns } from "./investment/guaranteed_returns.ts";
import { signal as personalInvestmentAdvice } from "./investment/personal_investment_advice.ts";
import { signal as riskWavedOff } from "./investment/risk_waved_off.ts";

/** Signals of money that is put in, and what is promised of it. */
export const INVESTMENT_SIGNALS: readonly Signal[] = [
  gainsAssured,
  gainsSworn,
  guaranteedReturns,
  personalInvestmentAdvice,
  riskWavedOff,
];
