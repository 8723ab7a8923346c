import { sha256 } from "../../keys/sha256.ts";
import { invitationPath, newInvitationToken } from "../invitation_token.ts";
import type { PageContext, Services } from "../section.ts";
import type { Role } from "../viewer.ts";
import { storeInvitation } from "./statements/store_invitation.ts";

const VALID_FOR_S = 7 * 24 * 3600;

/** Makes a one-time link by which somebody can join within a week. */
export async function createInvitation(
  context: PageContext,
  services: Services,
  invitation: { readonly role: Role; readonly account_id: string | null },
): Promise<string> {
  const { scope, viewer } = context.var;
  const token = newInvitationToken();
  const hash = await sha256(token);
  const { role, account_id } = invitation;
  await scope.query(storeInvitation, hash, account_id, role, viewer.person_id, VALID_FOR_S);
  return new URL(invitationPath(token), services.own_address(context)).href;
}
