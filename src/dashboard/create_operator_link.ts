import type { Database } from "../database/connect.ts";
import { sha256 } from "../keys/sha256.ts";
import { invitationPath, newInvitationToken } from "./invitation_token.ts";
import { createOperatorInvitation } from "./statements/create_operator_invitation.ts";

const VALID_FOR_S = 24 * 3600;

/**
 * Makes a one-time link by which an operator joins, whoever there is already: for the first one of
 * a database of one's own, and for when all others have lost their passwords. An earlier such link
 * that was not used stops working.
 *
 * @param database a pool of the owner's role
 * @param base_address the dashboard's address as browsers see it, with or without a slash at its end
 */
export async function createOperatorLink(
  database: Database,
  base_address: string,
): Promise<string> {
  const token = newInvitationToken();
  await createOperatorInvitation(database, await sha256(token), VALID_FOR_S);
  return new URL(invitationPath(token), base_address).href;
}
