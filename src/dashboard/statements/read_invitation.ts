import { defineStatement } from "../../database/statement.ts";
import type { Role } from "../viewer.ts";

export interface InvitationRow {
  readonly role: Role;
  /** null for an operator. */
  readonly account_name: string | null;
  readonly expires_at: Date;
}

/** What an unused invitation invites to, by the SHA-256 of its token (hexadecimal). */
export const readInvitation = defineStatement<[token_hash: string], InvitationRow>(
  "read_invitation",
  `select role, account_name, expires_at
   from assay.read_invitation(decode($1::text, 'hex'))`,
);
