import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../identity/create_identity.ts";

/** Why a text may not be a password; undefined when it may. Length is what counts. */
export function passwordFault(password: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) {
    return `The password needs at least ${SHORTEST_PASSWORD} characters.`;
  }
  if (password.length > LONGEST_PASSWORD) {
    return `The password may have at most ${LONGEST_PASSWORD} characters.`;
  }
  if (new Set(password).size < 4) return "The password needs more different characters.";
  return undefined;
}
