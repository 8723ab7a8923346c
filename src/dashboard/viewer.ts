/** operator: all accounts; owner: keys, plan and members of one; auditor: reads its logs. */
export type Role = "operator" | "owner" | "auditor";

export const ROLES: readonly Role[] = ["operator", "owner", "auditor"];

export interface ViewedAccount {
  readonly account_id: string;
  readonly name: string;
  readonly plan: "free" | "premium" | null;
  readonly suspended: boolean;
}

/** Who looks at a page, and at whose account. */
export interface Viewer {
  readonly person_id: string;
  readonly sign_in_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly two_factor_enabled: boolean;
  /** The account looked at: one's own, or the one that an operator chose; null before that. */
  readonly account: ViewedAccount | null;
}
