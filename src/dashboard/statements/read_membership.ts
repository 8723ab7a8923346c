import { defineStatement } from "../../database/statement.ts";
import type { Role } from "../viewer.ts";

export interface MembershipRow {
  readonly role: Role;
  readonly account_id: string | null;
}

/** What a person may see; nothing for somebody who has been removed. */
export const readMembership = defineStatement<[person_id: string], MembershipRow>(
  "read_membership",
  `select role, account_id
   from assay.member
   where person_id = $1::uuid`,
);
