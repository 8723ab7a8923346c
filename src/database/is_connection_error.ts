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
 * Whether an error means that the database was out of reach, and not that a statement was wrong.
 * SQLSTATE classes 08 (connection exception), 57P (operator intervention) and 53300 (too many
 * connections) count as well.
 */
export function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return false;
  return (
    CONNECTION_CODES.has(code) ||
    code.startsWith("08") ||
    code.startsWith("57P") ||
    code === "53300"
  );
}
