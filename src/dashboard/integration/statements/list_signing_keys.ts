import { defineStatement } from "../../../database/statement.ts";

export interface SigningKeyRow {
  readonly signing_key_id: string;
  readonly key_path: string;
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

/** The public keys of an account, active ones first, then the newest. */
export const listSigningKeys = defineStatement<[account_id: string], SigningKeyRow>(
  "list_signing_keys",
  `select signing_key_id, key_path, created_at, revoked_at
   from assay.signing_key
   where account_id = $1::uuid
   order by revoked_at desc nulls first, created_at desc, signing_key_id
   limit 200`,
);
