const CONNECTION_CODES = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "ETIMEDOUT",
]);

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A) that speak of the server and not of the
 * statement: 08 connection exception, 53 insufficient resources, 57P operator intervention, 57014
 * a statement that took too long, 55P03 a lock that was not to be had in time.
 */
const UNAVAILABLE = /^(08...|53...|57P..|57014|55P03)$/;

/**
 * Whether an error means that the database was out of reach, out of resources or too slow, so that
 * the next statement would fare no better; not that the statement was wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return false;
  return CONNECTION_CODES.has(code) || UNAVAILABLE.test(code);
}
