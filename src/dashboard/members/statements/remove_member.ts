import { defineStatement } from "../../../database/statement.ts";

/** Removes a member of an account, with sessions, password and second factor. */
export const removeMember = defineStatement<
  [account_id: string, person_id: string],
  { readonly id: string }
>(
  "remove_member",
  `delete from assay.person p
   using assay.member m
   where m.person_id = p.id and m.account_id = $1::uuid and p.id = $2::uuid
   returning p.id`,
);
