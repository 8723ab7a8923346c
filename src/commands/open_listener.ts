import type { Hono } from "hono";
import type { Config } from "../config.ts";
import { createApp } from "../create_app.ts";
import { listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { OperatorError } from "../operator_error.ts";

export interface Listening extends AsyncDisposable {
  readonly url: string;
}

/**
 * Serves routes over HTTP.
 *
 * @throws OperatorError when the address cannot be listened on
 */
export async function openListener(config: Config, routes: readonly Hono[]): Promise<Listening> {
  const app = createApp({ log: createLog("http", config), routes, home: "/dashboard" });
  const { host, port } = config;
  try {
    const listener = await listen(app, { host, port });
    return { url: listener.url, [Symbol.asyncDispose]: listener.close };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === "EADDRINUSE") {
      throw new OperatorError(
        `port ${port} is in use: set PORT to another, or to 0 for a free one`,
      );
    }
    throw new OperatorError(`cannot listen on ${host}, port ${port} (${String(code)})`);
  }
}
