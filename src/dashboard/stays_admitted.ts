import type { Database } from "../database/connect.ts";
import type { Identity } from "./identity/create_identity.ts";
import { createScope } from "./scope.ts";
import { readMembership } from "./statements/read_membership.ts";
import type { Viewer } from "./viewer.ts";

/** Whether somebody who was let in would be let in again: still signed in, still in that role. */
export async function staysAdmitted(
  viewer: Viewer,
  options: {
    /** Of the request that was let in. */
    readonly headers: Headers;
    readonly services: { readonly database: Database; readonly identity: Identity };
  },
): Promise<boolean> {
  const { database, identity } = options.services;
  const query = { disableRefresh: true };
  const session = await identity.api.getSession({ headers: options.headers, query });
  if (session?.session.id !== viewer.sign_in_id) return false;
  const { person_id } = viewer;
  const scope = createScope(database, { person_id, account_id: null, operator: false });
  const [membership] = await scope.query(readMembership, person_id);
  const moved = viewer.role !== "operator" && membership?.account_id !== viewer.account?.account_id;
  return membership?.role === viewer.role && !moved;
}
