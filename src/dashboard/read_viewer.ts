import { getCookie } from "hono/cookie";
import type { Database } from "../database/connect.ts";
import type { Identity } from "./identity/create_identity.ts";
import { isUuid } from "./is_uuid.ts";
import { createScope } from "./scope.ts";
import type { PageContext } from "./section.ts";
import { readAccount } from "./statements/read_account.ts";
import { readMembership } from "./statements/read_membership.ts";
import type { ViewedAccount, Viewer } from "./viewer.ts";

/** Names the account that an operator looks at. It is believed of nobody else. */
export const ACCOUNT_COOKIE = "assay_account";

/**
 * Who sent this request, and at whose account they look. A prolonged session's cookie is put into
 * the answer.
 *
 * @returns undefined for somebody who is not signed in, or who has been removed since
 */
export async function readViewer(
  context: PageContext,
  services: { readonly database: Database; readonly identity: Identity },
): Promise<Viewer | undefined> {
  const { database, identity } = services;
  if (!context.req.header("cookie")) return undefined;
  const { response, headers } = await identity.api.getSession({
    headers: context.req.raw.headers,
    returnHeaders: true,
  });
  if (response === null) return undefined;
  for (const cookie of headers.getSetCookie()) {
    context.header("Set-Cookie", cookie, { append: true });
  }
  const { user, session } = response;
  const scope = createScope(database, { person_id: user.id, account_id: null, operator: false });
  const [membership] = await scope.query(readMembership, user.id);
  if (membership === undefined) return undefined;
  const chosen = membership.account_id ?? getCookie(context, ACCOUNT_COOKIE);
  return {
    person_id: user.id,
    sign_in_id: session.id,
    name: user.name,
    email: user.email,
    role: membership.role,
    two_factor_enabled: user.twoFactorEnabled === true,
    account: await findAccount(database, chosen),
  };
}

async function findAccount(
  database: Database,
  account_id: string | undefined,
): Promise<ViewedAccount | null> {
  if (!isUuid(account_id)) return null;
  const scope = createScope(database, { person_id: null, account_id, operator: false });
  const [account] = await scope.query(readAccount, account_id);
  return account ?? null;
}
