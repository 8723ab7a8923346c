import { defineStatement } from "../statement.ts";

/** Stores a new API key by its SHA-256 (hexadecimal); nothing when there is no such account. */
export const createKey = defineStatement<
  [account_id: string, name: string, key_hash: string, last_four: string],
  { readonly key_id: string }
>(
  "create_key",
  `insert into assay.api_key (account_id, name, key_hash, last_four)
   select a.account_id, $2::text, decode($3::text, 'hex'), $4::text
   from assay.account a
   where a.account_id = $1::uuid
   returning key_id`,
);
