import { defineStatement } from "../../../database/statement.ts";

/** Suspends an account, or takes that back. */
export const suspendAccount = defineStatement<
  [account_id: string, suspended: boolean],
  { readonly account_id: string }
>(
  "suspend_account",
  `update assay.account
   set suspended_at = case when $2::boolean then coalesce(suspended_at, now()) end
   where account_id = $1::uuid
   returning account_id`,
);
