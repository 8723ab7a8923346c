import { defineStatement } from "../../../database/statement.ts";

/** Registers a public key (PEM) under a key path; a unique violation when one is there already. */
export const createSigningKey = defineStatement<
  [account_id: string, key_path: string, public_key: string],
  { readonly signing_key_id: string }
>(
  "create_signing_key",
  `insert into assay.signing_key (account_id, key_path, public_key)
   values ($1::uuid, $2::text, $3::text)
   returning signing_key_id`,
);
