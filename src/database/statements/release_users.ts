import { defineStatement } from "../statement.ts";

/** Gives back turns: a JSON array of `{ account_id, user_id }`; returns those who wait again. */
export const releaseUsers = defineStatement<
  [users: string],
  { readonly account_id: string; readonly user_id: string }
>(
  "release_users",
  `select account_id, user_id
   from assay.release_users($1::text::jsonb)`,
);
