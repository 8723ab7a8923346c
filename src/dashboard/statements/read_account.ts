import { defineStatement } from "../../database/statement.ts";
import type { ViewedAccount } from "../viewer.ts";

/** The account that a page is about. */
export const readAccount = defineStatement<[account_id: string], ViewedAccount>(
  "read_account",
  `select account_id, name, plan, suspended_at is not null as suspended
   from assay.account
   where account_id = $1::uuid`,
);
