import { defineStatement } from "../../../database/statement.ts";
import type { Role } from "../../viewer.ts";

/** Stores an invitation by the SHA-256 of its token (hexadecimal). */
export const storeInvitation = defineStatement<
  [
    token_hash: string,
    account_id: string | null,
    role: Role,
    invited_by: string,
    valid_for_s: number,
  ],
  { readonly invitation_id: string }
>(
  "store_invitation",
  `insert into assay.invitation (token_hash, account_id, role, invited_by, expires_at)
   values (
     decode($1::text, 'hex'), $2::uuid, $3::text, $4::uuid,
     now() + make_interval(secs => $5::integer)
   )
   returning invitation_id`,
);
