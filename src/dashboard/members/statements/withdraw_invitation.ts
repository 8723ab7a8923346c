import { defineStatement } from "../../../database/statement.ts";

/** Withdraws an invitation to an account that was not used. */
export const withdrawInvitation = defineStatement<
  [account_id: string, invitation_id: string],
  { readonly invitation_id: string }
>(
  "withdraw_invitation",
  `delete from assay.invitation
   where account_id = $1::uuid and invitation_id = $2::uuid and used_at is null
   returning invitation_id`,
);
