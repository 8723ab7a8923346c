import { defineStatement } from "../statement.ts";

export interface AuthenticatedRow {
  /** SHA-256 of the key, hexadecimal. */
  readonly key_hash: string;
  readonly key_id: string;
  readonly account_id: string;
  readonly has_plan: boolean;
  /** Tokens that the account has left. */
  readonly balance: number;
}

/** The active keys among the given SHA-256 hashes (hexadecimal). */
export const authenticate = defineStatement<[key_hashes: string[]], AuthenticatedRow>(
  "authenticate",
  `select encode(key_hash, 'hex') as key_hash, key_id, account_id, has_plan, balance
   from assay.authenticate(array(select decode(hash, 'hex') from unnest($1::text[]) as hash))`,
);
