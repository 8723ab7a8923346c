import { defineStatement } from "../statement.ts";

/** Grants tokens; returns the new balance, or nothing when there is no such account. */
export const grantTokens = defineStatement<
  [account_id: string, tokens: number],
  { readonly balance: number }
>("grant_tokens", `select balance from assay.grant_tokens($1::uuid, $2::bigint)`);
