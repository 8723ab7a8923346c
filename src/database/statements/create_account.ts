import { defineStatement } from "../statement.ts";

/** Creates an account with plan, tokens and a first API key (its SHA-256, hexadecimal). */
export const createAccount = defineStatement<
  [
    name: string,
    plan: "free" | "premium" | null,
    tokens: number,
    key_name: string,
    key_hash: string,
    last_four: string,
  ],
  { readonly account_id: string }
>(
  "create_account",
  `select assay.create_account(
     $1::text, $2::text, $3::bigint, $4::text, decode($5::text, 'hex'), $6::text
   ) as account_id`,
);
