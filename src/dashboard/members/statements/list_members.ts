import { defineStatement } from "../../../database/statement.ts";

export interface MemberRow {
  readonly person_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "owner" | "auditor";
  readonly two_factor_enabled: boolean;
  readonly created_at: Date;
}

/** Who belongs to an account. */
export const listMembers = defineStatement<[account_id: string], MemberRow>(
  "list_members",
  `select m.person_id, p.name, p.email, m.role, p.two_factor_enabled, m.created_at
   from assay.member m
   join assay.person p on p.id = m.person_id
   where m.account_id = $1::uuid
   order by m.created_at, m.person_id`,
);
