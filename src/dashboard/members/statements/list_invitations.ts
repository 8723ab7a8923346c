import { defineStatement } from "../../../database/statement.ts";

export interface OpenInvitationRow {
  readonly invitation_id: string;
  readonly role: "owner" | "auditor";
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Invitations to an account that still work. */
export const listInvitations = defineStatement<[account_id: string], OpenInvitationRow>(
  "list_invitations",
  `select invitation_id, role, created_at, expires_at
   from assay.invitation
   where account_id = $1::uuid and used_at is null and expires_at > now()
   order by created_at desc, invitation_id`,
);
