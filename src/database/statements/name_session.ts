import { defineStatement } from "../statement.ts";

/** Names this session in pg_stat_activity. */
export const nameSession = defineStatement<[name: string], { readonly name: string }>(
  "name_session",
  `select set_config('application_name', $1::text, false) as name`,
);
