import { defineStatement } from "../statement.ts";

/** Revokes an API key at once; returns nothing when there is no such active key. */
export const revokeKey = defineStatement<
  [key_id: string],
  { readonly key_id: string; readonly revoked_at: Date }
>(
  "revoke_key",
  `update assay.api_key
   set revoked_at = now()
   where key_id = $1::uuid and revoked_at is null
   returning key_id, revoked_at`,
);
