/** The caller's clock may be off by this much without a word, in ms: five minutes. */
const TOLERATED_MS = 5 * 60 * 1000;

/**
 * The note of a report whose submission names a time far from its receipt; undefined when the two
 * agree. It is neither a fault nor a violation by itself.
 *
 * @param submitted the caller's time as submitted: ISO 8601, without an offset it is UTC
 * @param received the time of receipt, ISO 8601
 */
export function clockSkewNote(submitted: string, received: string): string | undefined {
  const skew_ms = Date.parse(withOffset(submitted)) - Date.parse(received);
  if (!(Math.abs(skew_ms) > TOLERATED_MS)) return undefined;
  const minutes = Math.round(Math.abs(skew_ms) / 60_000);
  const direction = skew_ms < 0 ? "before" : "after";
  return `The submitted timestamp lies ${minutes} minutes ${direction} the receipt.`;
}

function withOffset(timestamp: string): string {
  return /(?:[zZ]|[+-]\d{2}(?::?\d{2})?)$/.test(timestamp) ? timestamp : `${timestamp}Z`;
}
