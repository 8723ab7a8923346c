import type { Database } from "../database/connect.ts";
import { sha256 } from "../keys/sha256.ts";
import { invitationPath, newInvitationToken } from "./invitation_token.ts";
import { createSetupInvitation } from "./statements/create_setup_invitation.ts";

const VALID_FOR_S = 7 * 24 * 3600;

/**
 * Makes the one-time link by which the first operator joins, for the start of a fresh service. An
 * earlier link that was not used stops working.
 *
 * @param database a pool of the owner's role
 * @param base_address the dashboard's address as browsers see it, with or without a slash at its end
 * @returns undefined when there is an operator already
 */
export async function createSetupLink(
  database: Database,
  base_address: string,
): Promise<string | undefined> {
  const token = newInvitationToken();
  const [row] = await createSetupInvitation(database, await sha256(token), VALID_FOR_S);
  if (!row!.created) return undefined;
  return new URL(invitationPath(token), base_address).href;
}
