import { defineStatement } from "../../database/statement.ts";

/** Makes the first operator's invitation, valid for some seconds, while there is no operator. */
export const createSetupInvitation = defineStatement<
  [token_hash: string, valid_for_s: number],
  { readonly created: boolean }
>(
  "create_setup_invitation",
  `select assay.create_setup_invitation(
     decode($1::text, 'hex'), make_interval(secs => $2::integer)
   ) as created`,
);
