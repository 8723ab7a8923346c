import type { Logger } from "pino";
import type { Database } from "../../database/connect.ts";
import { createIdentity } from "./create_identity.ts";
import type { Identity, IdentityOptions } from "./create_identity.ts";

/**
 * Makes the function that gives the identity library with the configured provider. The provider's
 * discovery document is read when it is first needed and again for as long as that fails, so that
 * a provider which is away keeps neither the dashboard from starting nor itself from coming back.
 *
 * @returns a function that gives undefined while the provider cannot be reached
 */
export function openSingleSignOn(
  database: Database,
  options: IdentityOptions & { readonly log: Logger },
): () => Promise<Identity | undefined> {
  let opened: Promise<Identity | undefined> | undefined;

  async function open(): Promise<Identity | undefined> {
    const identity = await createIdentity(database, options);
    const { socialProviders } = await identity.$context;
    if (socialProviders.length > 0) return identity;
    options.log.warn({ event: "single_sign_on_unavailable" });
    return undefined;
  }

  return async function openProvider() {
    opened ??= open();
    const identity = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    if (identity === undefined) opened = undefined;
    return identity;
  };
}
