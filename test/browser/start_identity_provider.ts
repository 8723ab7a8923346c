import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import type { SingleSignOn } from "../../src/dashboard/identity/create_identity.ts";

export interface IdentityProvider {
  readonly single_sign_on: SingleSignOn;
  stop(): Promise<void>;
}

/**
 * A certified OpenID provider on a port of its own. Whatever login is typed into its page, that is
 * the person's subject, and `LOGIN@example.com` the address; a login with `unproven` in it has an
 * address that the provider does not vouch for.
 *
 * @param callback where it may lead back to
 */
export async function startIdentityProvider(callback: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client_id = "assay";
  const client_secret = "a secret of the test's own";
  const provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: [callback] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["for the test"] },
    findAccount: (_context: unknown, login: string) => ({
      accountId: login,
      claims: () => ({
        sub: login,
        name: `Person ${login}`,
        email: `${login}@example.com`,
        email_verified: !login.includes("unproven"),
      }),
    }),
  });
  server.on("request", provider.callback());
  return {
    single_sign_on: {
      name: "Example ID",
      discovery_url: `${issuer}/.well-known/openid-configuration`,
      client_id,
      client_secret,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
