import { defineStatement } from "../../database/statement.ts";

/** Lets a person join; returns nothing when the invitation does not work (any more). */
export const acceptInvitation = defineStatement<
  [token_hash: string, name: string, email: string, password_hash: string],
  { readonly person_id: string }
>(
  "accept_invitation",
  `select person_id
   from assay.accept_invitation(decode($1::text, 'hex'), $2::text, $3::text, $4::text)`,
);
