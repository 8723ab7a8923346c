import { defineStatement } from "../../../database/statement.ts";

export interface LedgerRow {
  readonly entry_id: number;
  readonly created_at: Date;
  /** The moment with all its digits, to go on from. */
  readonly place: string;
  readonly kind: "grant" | "charge" | "release";
  readonly tokens: number;
  readonly submission_id: string | null;
}

/** Movements of an account's tokens below a place in the ledger, newest first. */
export const listLedger = defineStatement<
  [account_id: string, below_at: string, below_id: number, page: number],
  LedgerRow
>(
  "list_ledger",
  `select entry_id, created_at,
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
     kind, tokens, submission_id
   from assay.ledger_entry
   where account_id = $1::uuid
     and (created_at, entry_id) < ($2::text::timestamptz, $3::bigint)
   order by created_at desc, entry_id desc
   limit $4::integer`,
);
