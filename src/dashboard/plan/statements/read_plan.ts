import { defineStatement } from "../../../database/statement.ts";

export interface PlanRow {
  readonly plan: "free" | "premium" | null;
  readonly suspended_at: Date | null;
  readonly granted: number;
  readonly balance: number;
  readonly reserved: number;
}

/** Plan and tokens of an account: granted = balance + reserved + charged. */
export const readPlan = defineStatement<[account_id: string], PlanRow>(
  "read_plan",
  `select a.plan, a.suspended_at, a.tokens_granted as granted,
     a.tokens_granted - a.tokens_taken as balance,
     coalesce((
       select sum(p.tokens)
       from assay.pending_audit p
       where p.account_id = a.account_id
     ), 0)::bigint as reserved
   from assay.account a
   where a.account_id = $1::uuid`,
);
