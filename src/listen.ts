import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { errors } from "./contract/errors.ts";

export interface ListenOptions {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

export interface Listener {
  /** The base address, with a slash at its end. */
  readonly url: string;
  /** Takes no more requests, lets those in flight finish for some seconds, then cuts them off. */
  close(): Promise<void>;
}

/** What a whole request may take to arrive, and its headers alone, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CHECKING_INTERVAL_MS = 1000;
const LARGEST_HEADERS = 16 * 1024;
const MOST_CONNECTIONS = 10_000;
const CLOSE_TIMEOUT_MS = 5000;

const UNREADABLE = JSON.stringify({ error: errors.bodyNotAnObject.message });
const UNREADABLE_RESPONSE = [
  "HTTP/1.1 400 Bad Request",
  "Content-Type: application/json",
  `Content-Length: ${UNREADABLE.length}`,
  "Connection: close",
  "",
  UNREADABLE,
].join("\r\n");

/**
 * Serves an app over HTTP. What does not arrive as a whole request in time, or is no HTTP, gets the
 * error body and the connection's end.
 *
 * @throws when the port is in use or the host is not this machine's
 */
export async function listen(
  app: { fetch(request: Request): Response | Promise<Response> },
  options: ListenOptions,
): Promise<Listener> {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKING_INTERVAL_MS,
      maxHeaderSize: LARGEST_HEADERS,
    },
    getRequestListener(app.fetch, { errorHandler: answerUnreadable }),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.on("clientError", endUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${port}/`, close: () => close(server) };
}

/** For what is HTTP but no request that a web-standard Request can hold, such as a bad Host. */
function answerUnreadable(): Response {
  return new Response(UNREADABLE, {
    status: 400,
    headers: { "Content-Type": "application/json" },
  });
}

function endUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else socket.end(UNREADABLE_RESPONSE);
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(cut);
}
