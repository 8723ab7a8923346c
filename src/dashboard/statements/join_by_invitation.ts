import { defineStatement } from "../../database/statement.ts";

/** Lets a person who belongs nowhere yet join; false when the invitation does not work, or they do. */
export const joinByInvitation = defineStatement<
  [token_hash: string, person_id: string],
  { readonly joined: boolean }
>(
  "join_by_invitation",
  `select assay.join_by_invitation(decode($1::text, 'hex'), $2::uuid) as joined`,
);
