import { opensWithRefusalOfHelp } from "./opens_with_refusal.ts";
import { recountsScandal } from "./recounts_scandal.ts";
import type { SignalInput } from "./signal.ts";
import { asksForFiction, isTale, looksBack } from "./tells_tale.ts";

/** Whether an answer declines, tells a tale, looks back or recounts a scandal: it does nothing itself. */
export function isToldOnly(input: SignalInput): boolean {
  if (asksForFiction(input) || looksBack(input) || recountsScandal(input)) return true;
  return isTale(input.output) || opensWithRefusalOfHelp(input.output);
}
