import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface JudgeServer {
  readonly url: string;
  /** Bodies of the requests so far. */
  readonly requests: Record<string, unknown>[];
  stop(): Promise<void>;
}

/** How the server behaves: it is given the request's body and answers as it likes. */
export type Behaviour = (body: Record<string, unknown>, response: ServerResponse) => void;

/** A server on this machine that speaks the chat-completions protocol. */
export async function startJudgeServer(behave: Behaviour): Promise<JudgeServer> {
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push(body);
      behave(body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A completion whose message holds the given content. */
export function complete(response: ServerResponse, content: string): void {
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "test-model",
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
    }),
  );
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
}
