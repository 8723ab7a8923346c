import { defineStatement } from "../../../database/statement.ts";

/** Creates an account with a plan and granted tokens, and writes the grant into the ledger. */
export const openAccount = defineStatement<
  [name: string, plan: "free" | "premium", tokens: number],
  { readonly account_id: string }
>(
  "open_account",
  `with created as (
     insert into assay.account (name, plan, tokens_granted)
     values ($1::text, $2::text, $3::bigint)
     returning account_id
   ),
   granted as (
     insert into assay.ledger_entry (account_id, kind, tokens)
     select account_id, 'grant', $3::bigint
     from created
     where $3::bigint > 0
   )
   select account_id
   from created`,
);
