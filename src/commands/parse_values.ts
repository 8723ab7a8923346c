import { OperatorError } from "../operator_error.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_TOKENS = 1_000_000_000_000;

/** @throws OperatorError (exit code 2) for what is no identifier; such a thing need not be looked up */
export function checkIdentifier(text: string, what: string): string {
  if (UUID.test(text)) return text;
  throw wrong(`${what} must be an identifier such as 123e4567-e89b-12d3-a456-426614174000`);
}

/** @throws OperatorError (exit code 2) */
export function parseName(text: string | undefined, option: string): string {
  const name = text?.trim() ?? "";
  if (name.length >= 1 && name.length <= 256 && !/\p{Cc}/u.test(name)) return name;
  throw wrong(`${option} must have 1 to 256 characters`);
}

/** @throws OperatorError (exit code 2) */
export function parsePlan(text: string): "free" | "premium" {
  if (text === "free" || text === "premium") return text;
  throw wrong("the plan must be one of: free, premium");
}

/** @throws OperatorError (exit code 2) */
export function parseTokens(text: string, option: string): number {
  const tokens = /^\d{1,13}$/.test(text) ? Number(text) : NaN;
  if (tokens <= MOST_TOKENS) return tokens;
  throw wrong(`${option} must be a whole number from 0 to ${MOST_TOKENS}`);
}

function wrong(message: string): OperatorError {
  return new OperatorError(message, { exitCode: 2 });
}
