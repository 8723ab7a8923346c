import { defineStatement } from "../../database/statement.ts";

/** Makes an operator's invitation that nobody of the dashboard made, valid for some seconds. */
export const createOperatorInvitation = defineStatement<
  [token_hash: string, valid_for_s: number],
  Record<string, never>
>(
  "create_operator_invitation",
  `with replaced as (
     delete from assay.invitation
     where role = 'operator' and invited_by is null and used_at is null
   )
   insert into assay.invitation (token_hash, role, expires_at)
   values (
     decode($1::text, 'hex'), 'operator', now() + make_interval(secs => $2::integer)
   )`,
);
