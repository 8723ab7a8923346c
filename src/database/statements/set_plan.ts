import { defineStatement } from "../statement.ts";

/** Sets an account's plan; null for none. Returns nothing when there is no such account. */
export const setPlan = defineStatement<
  [account_id: string, plan: "free" | "premium" | null],
  { readonly account_id: string; readonly plan: "free" | "premium" | null }
>(
  "set_plan",
  `update assay.account
   set plan = $2::text
   where account_id = $1::uuid
   returning account_id, plan`,
);
