import assert from "node:assert/strict";
import { connect as connectSocket } from "node:net";
import { after, before, test } from "node:test";
import { sampleSubmission } from "./sample_submission.ts";
import { startTestIntake } from "./start_test_intake.ts";
import type { TestIntake } from "./start_test_intake.ts";

let intake: TestIntake;
before(async () => {
  intake = await startTestIntake();
});
after(() => intake.stop());

/** Sends raw bytes, a chunk at a time, and returns all that comes back until the end. */
async function exchange(chunks: readonly (string | Uint8Array)[], pause_ms = 0): Promise<string> {
  const { hostname, port } = new URL(intake.url);
  const socket = connectSocket({ host: hostname, port: Number(port) });
  let received = "";
  socket.setEncoding("utf8").on("data", (data: string) => (received += data));
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  socket.on("error", () => {});
  for (const chunk of chunks) {
    if (socket.destroyed || socket.writableEnded) break;
    await new Promise<void>((resolve) => socket.write(chunk, () => resolve()));
    if (pause_ms > 0) await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
  const timer = setTimeout(() => socket.destroy(), 1500);
  await closed;
  clearTimeout(timer);
  return received;
}

function head(lines: readonly string[], key = intake.account.key): string {
  return ["POST / HTTP/1.1", "Host: 127.0.0.1", `X-API-Key: ${key}`, ...lines, "", ""].join("\r\n");
}

test("a body that says that it is too long is refused unread", async () => {
  const began = performance.now();
  const answer = await exchange([head(["Content-Length: 99999999999", "Connection: close"]), "{"]);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /Tokens above the limit of 2k/);
  assert.ok(performance.now() - began < 3000);
});

test("a chunked body is refused as soon as it is too long", async () => {
  const chunk = `${(64 * 1024).toString(16)}\r\n${"x".repeat(64 * 1024)}\r\n`;
  const answer = await exchange([
    head(["Transfer-Encoding: chunked", "Connection: close"]),
    ...Array<string>(12).fill(chunk),
  ]);
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /Tokens above the limit of 2k/);
});

test("a chunked body within the limit is accepted", async () => {
  const body = JSON.stringify(sampleSubmission());
  const half = Math.floor(body.length / 2);
  const chunks = [body.slice(0, half), body.slice(half)].map(
    (part) => `${part.length.toString(16)}\r\n${part}\r\n`,
  );
  const answer = await exchange([
    head(["Transfer-Encoding: chunked", "Connection: close"]),
    ...chunks,
    "0\r\n\r\n",
  ]);
  assert.match(answer, /^HTTP\/1\.1 200 /);
});

test("what is no HTTP, or has two lengths, gets the error body and the end", async () => {
  for (const bytes of [
    "GARBAGE\r\n\r\n",
    head(["Content-Length: 2", "Content-Length: 3"]) + "{}",
    head(["Content-Length: 2", "Transfer-Encoding: chunked"]) + "0\r\n\r\n",
    head(["Content-Length: -1"]),
    `POST / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
  ]) {
    const answer = await exchange([bytes]);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /\{"error":"[^"]+"\}$/);
  }
});

test("a body that ends before its length leaves nothing behind", async () => {
  const { hostname, port } = new URL(intake.url);
  const before_it = intake.logged.length;
  const socket = connectSocket({ host: hostname, port: Number(port) });
  await new Promise<void>((resolve) => {
    socket.write(head(["Content-Length: 1000"]) + "{", () => resolve());
  });
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal((await intake.post(sampleSubmission())).status, 200);
  assert.deepEqual(intake.logged.slice(before_it), []);
});

test("a slow body holds up nobody", async () => {
  const slow = exchange([head(["Content-Length: 40"]), ...Array<string>(10).fill(" ")], 100);
  const began = performance.now();
  assert.equal((await intake.post(sampleSubmission())).status, 200);
  assert.ok(performance.now() - began < 1000);
  await slow;
});

test("no body blocks the event loop", async () => {
  const half = (value: string, format = "text") => ({ value, format, country: "DE" });
  const texts = [
    "a".repeat(60_000),
    " ".repeat(60_000),
    "👩‍👩‍👧‍👦".repeat(2400),
    Buffer.from(crypto.getRandomValues(new Uint8Array(45_000))).toString("base64"),
    "ภาษาไทย".repeat(2800),
    "[".repeat(60_000),
  ];
  const bodies = [
    ...texts.map((text) => sampleSubmission({ input: half(text) })),
    sampleSubmission({ input: half("[".repeat(100_000), "json") }),
    `${"[".repeat(250_000)}${"]".repeat(250_000)}`,
    sampleSubmission({ input: half('{"a":'.repeat(20_000), "json") }),
  ];
  for (const body of bodies) {
    const costs: number[] = [];
    for (let repetition = 0; repetition < 4; repetition++) {
      const began = process.cpuUsage();
      const { status } = await intake.post(body);
      const { user, system } = process.cpuUsage(began);
      costs.push((user + system) / 1000);
      // Sixty thousand blanks are few tokens: they are accepted once, and then their user waits.
      assert.ok(status === 400 || status === 429 || status === 200, String(status));
    }
    // Processor time of this process, in which the client sends the body as well.
    assert.ok(
      Math.min(...costs) < 50,
      `${Math.min(...costs)} ms for ${JSON.stringify(body).slice(0, 200)}`,
    );
  }
});
