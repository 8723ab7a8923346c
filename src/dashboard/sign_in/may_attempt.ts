import type { Database } from "../../database/connect.ts";
import { sha256 } from "../../keys/sha256.ts";
import type { PageContext } from "../section.ts";
import { countSignInAttempt } from "../statements/count_sign_in_attempt.ts";

const STRETCH_S = 15 * 60;
/** One place trying one address; and either of them alone, whatever the other is. */
const MOST_TOGETHER = 10;
const MOST_ALONE = 100;

/**
 * Counts a try to sign in, whether it succeeds or not.
 *
 * @param address whom the try concerns: an e-mail address, or a one-time link's token
 * @returns whether it may go on; false after 10 tries in a quarter of an hour
 */
export async function mayAttempt(
  context: PageContext,
  options: { readonly database: Database; readonly address: string },
): Promise<boolean> {
  const address = options.address.toLowerCase();
  const place = context.var.client_address;
  const counted = [
    { subject: `${address} ${place}`, most: MOST_TOGETHER },
    { subject: `address ${address}`, most: MOST_ALONE },
    { subject: `place ${place}`, most: MOST_ALONE },
  ];
  for (const { subject, most } of counted) {
    const [row] = await countSignInAttempt(options.database, await sha256(subject), STRETCH_S);
    if (row!.attempts > most) return false;
  }
  return true;
}
