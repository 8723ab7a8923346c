import { defineStatement } from "../statement.ts";

export interface AccountRow {
  readonly account_id: string;
  readonly name: string;
  readonly plan: "free" | "premium" | null;
  readonly granted: number;
  readonly balance: number;
  readonly reserved: number;
  readonly charged: number;
  readonly created_at: Date;
  readonly suspended_at: Date | null;
}

/** All accounts with what became of their tokens: granted = balance + reserved + charged. */
export const listAccounts = defineStatement<[], AccountRow>(
  "list_accounts",
  `select a.account_id, a.name, a.plan,
     a.tokens_granted as granted,
     a.tokens_granted - a.tokens_taken as balance,
     coalesce(p.tokens, 0)::bigint as reserved,
     a.tokens_taken - coalesce(p.tokens, 0)::bigint as charged,
     a.created_at, a.suspended_at
   from assay.account a
   left join (
     select account_id, sum(tokens) as tokens
     from assay.pending_audit
     group by account_id
   ) p using (account_id)
   order by a.created_at, a.account_id`,
);
