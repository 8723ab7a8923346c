import { connect } from "node:net";
import type { Socket } from "node:net";

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  /** How long requests are sent, in ms. */
  readonly duration_ms: number;
  /** Makes the body of each request. */
  readonly body: () => string;
  readonly key: string;
  /** Whether to wait before the next request. */
  readonly held?: () => boolean;
}

export interface Load {
  readonly per_second: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers by status other than 200. */
  readonly refused: number;
}

const END_OF_HEADERS = Buffer.from("\r\n\r\n");

/**
 * Posts over keep-alive connections, each as fast as it is answered. It writes and reads bytes
 * itself: a client library would take more of the machine than what it measures.
 */
export async function generateLoad(options: LoadOptions): Promise<Load> {
  const latencies: number[] = [];
  let refused = 0;
  const began = performance.now();
  const ends_at = began + options.duration_ms;

  async function post(): Promise<void> {
    const socket = await open(new URL(options.url));
    while (performance.now() < ends_at) {
      if (options.held?.()) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const sent = performance.now();
      socket.write(requestOf(options));
      if ((await readStatus(socket)) !== 200) refused++;
      latencies.push(performance.now() - sent);
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: options.connections }, post));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? NaN;
  const requests = latencies.length;
  return { per_second: requests / seconds, p50: at(0.5), p99: at(0.99), requests, refused };
}

function requestOf(options: LoadOptions): string {
  const body = options.body();
  return (
    `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${options.key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function open(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

/** Reads one response with a Content-Length to its end. */
function readStatus(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    function onData(data: Buffer): void {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const end = received.indexOf(END_OF_HEADERS);
      if (end < 0) return;
      const head = received.toString("latin1", 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < end + 4 + length) return;
      socket.off("data", onData).off("close", onClose);
      resolve(Number(head.slice(9, 12)));
    }
    function onClose(): void {
      reject(new Error("the service closed the connection"));
    }
    socket.on("data", onData).once("close", onClose);
  });
}
