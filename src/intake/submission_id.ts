import { randomCharacters } from "../keys/random_characters.ts";

const LOWER_ALPHANUMERIC = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Makes a submission's identifier: `sub_`, the time of receipt, and six random characters.
 *
 * @param received_at Unix milliseconds
 */
export function submissionId(received_at: number): string {
  return `sub_${received_at}_${randomCharacters(LOWER_ALPHANUMERIC, 6)}`;
}
