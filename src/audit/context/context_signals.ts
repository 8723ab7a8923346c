import type { Signal } from "./frames/signal.ts";
import { ADVERTISING_SIGNALS } from "./signals/advertising_signals.ts";
import { BIOMETRICS_SIGNALS } from "./signals/biometrics_signals.ts";
import { BREACH_SIGNALS } from "./signals/breach_signals.ts";
import { CANCELLATION_SIGNALS } from "./signals/cancellation_signals.ts";
import { CHILDREN_SIGNALS } from "./signals/children_signals.ts";
import { DEBT_SIGNALS } from "./signals/debt_signals.ts";
import { DECISIONS_SIGNALS } from "./signals/decisions_signals.ts";
import { DISCLOSURE_SIGNALS } from "./signals/disclosure_signals.ts";
import { ELECTIONS_SIGNALS } from "./signals/elections_signals.ts";
import { EQUALITY_SIGNALS } from "./signals/equality_signals.ts";
import { HEALTH_SIGNALS } from "./signals/health_signals.ts";
import { IDENTITY_SIGNALS } from "./signals/identity_signals.ts";
import { INJECTION_SIGNALS } from "./signals/injection_signals.ts";
import { INVESTMENT_SIGNALS } from "./signals/investment_signals.ts";
import { LANGUAGE_SIGNALS } from "./signals/language_signals.ts";
import { MARKETING_SIGNALS } from "./signals/marketing_signals.ts";
import { PAY_SIGNALS } from "./signals/pay_signals.ts";
import { PRACTICES_SIGNALS } from "./signals/practices_signals.ts";
import { PRICING_SIGNALS } from "./signals/pricing_signals.ts";
import { PURPOSE_SIGNALS } from "./signals/purpose_signals.ts";
import { REMEDIES_SIGNALS } from "./signals/remedies_signals.ts";
import { RETALIATION_SIGNALS } from "./signals/retaliation_signals.ts";
import { RETENTION_SIGNALS } from "./signals/retention_signals.ts";
import { RIGHTS_SIGNALS } from "./signals/rights_signals.ts";
import { SECURITY_SIGNALS } from "./signals/security_signals.ts";
import { SURVEILLANCE_SIGNALS } from "./signals/surveillance_signals.ts";
import { TRANSFER_SIGNALS } from "./signals/transfer_signals.ts";
import { VULNERABILITY_SIGNALS } from "./signals/vulnerability_signals.ts";

/** All signals of context that laws ask for, theme by theme. */
export const CONTEXT_SIGNALS: readonly Signal[] = [
  ...ADVERTISING_SIGNALS,
  ...BIOMETRICS_SIGNALS,
  ...BREACH_SIGNALS,
  ...CANCELLATION_SIGNALS,
  ...CHILDREN_SIGNALS,
  ...DEBT_SIGNALS,
  ...DECISIONS_SIGNALS,
  ...DISCLOSURE_SIGNALS,
  ...ELECTIONS_SIGNALS,
  ...EQUALITY_SIGNALS,
  ...HEALTH_SIGNALS,
  ...IDENTITY_SIGNALS,
  ...INJECTION_SIGNALS,
  ...INVESTMENT_SIGNALS,
  ...LANGUAGE_SIGNALS,
  ...MARKETING_SIGNALS,
  ...PAY_SIGNALS,
  ...PRACTICES_SIGNALS,
  ...PRICING_SIGNALS,
  ...PURPOSE_SIGNALS,
  ...REMEDIES_SIGNALS,
  ...RETALIATION_SIGNALS,
  ...RETENTION_SIGNALS,
  ...RIGHTS_SIGNALS,
  ...SECURITY_SIGNALS,
  ...SURVEILLANCE_SIGNALS,
  ...TRANSFER_SIGNALS,
  ...VULNERABILITY_SIGNALS,
];
