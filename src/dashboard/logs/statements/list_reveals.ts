import { defineStatement } from "../../../database/statement.ts";

export interface RevealRow {
  /** null for somebody who has been removed since. */
  readonly name: string | null;
  readonly purpose: "page" | "json" | "csv" | "pdf" | "list";
  readonly revealed_at: Date;
}

/** Who has looked at a submission's raw texts, the latest 20 first. */
export const listReveals = defineStatement<
  [account_id: string, submission_id: string, accepted_at: Date],
  RevealRow
>(
  "list_reveals",
  `select p.name, v.purpose, v.revealed_at
   from assay.reveal v
   left join assay.person p on p.id = v.person_id
   where v.account_id = $1::uuid and v.submission_id = $2::text and v.accepted_at = $3::timestamptz
   order by v.reveal_id desc
   limit 20`,
);
