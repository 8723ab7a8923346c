import type { Trigger } from "../laws/law.ts";
import { MARKETING_CONSENT } from "./marketing_consent.ts";

/** Marketing by call, text message or fax needs consent: for laws that leave mail to others. */
export const PHONE_MARKETING_CONSENT: readonly Trigger[] = MARKETING_CONSENT.map((trigger) => ({
  ...trigger,
  without: [...(trigger.without ?? []), "by_mail"],
}));
