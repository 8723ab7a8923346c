import { defineStatement } from "../statement.ts";

export interface KeyRow {
  readonly key_id: string;
  readonly name: string;
  readonly last_four: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

/** The API keys of an account, newest first, revoked ones among them. */
export const listKeys = defineStatement<[account_id: string], KeyRow>(
  "list_keys",
  `select key_id, name, last_four, created_at, last_used_at, revoked_at
   from assay.api_key
   where account_id = $1::uuid
   order by created_at desc, key_id`,
);
