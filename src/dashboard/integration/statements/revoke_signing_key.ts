import { defineStatement } from "../../../database/statement.ts";

/** Revokes a registration; nothing when it is not the account's, or revoked already. */
export const revokeSigningKey = defineStatement<
  [account_id: string, signing_key_id: string],
  { readonly signing_key_id: string }
>(
  "revoke_signing_key",
  `update assay.signing_key
   set revoked_at = now()
   where account_id = $1::uuid and signing_key_id = $2::uuid and revoked_at is null
   returning signing_key_id`,
);
