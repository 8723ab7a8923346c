import assert from "node:assert/strict";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { test } from "node:test";
import { parse as parseStream } from "csv-parse";
import { exportList } from "../../src/exports/export_list.ts";
import type { ExportedLog } from "../../src/exports/exported_log.ts";
import { sampleLog } from "./sample_log.ts";

async function* batchesOf(logs: number, batch: number): AsyncGenerator<ExportedLog[]> {
  const log = { ...sampleLog(), raw: null };
  for (let done = 0; done < logs; done += batch) {
    yield Array.from({ length: Math.min(batch, logs - done) }, (_, place) => ({
      ...log,
      submission_id: `sub_1767225600123_${String(done + place).padStart(7, "0")}`,
    }));
  }
}

test("a million rows stream in constant memory, and are all there", async () => {
  const stream = exportList(batchesOf(1_000_000, 1000), { format: "csv" });
  let ends = 0;
  let highest = 0;
  let chunks = 0;
  for await (const chunk of Readable.fromWeb(stream as WebStream)) {
    for (let place = chunk.indexOf(13); place >= 0; place = chunk.indexOf(13, place + 1)) ends++;
    if (chunks++ % 50 === 0) highest = Math.max(highest, process.memoryUsage().rss);
    if (chunks === 50) highest = process.memoryUsage().rss;
  }
  assert.equal(ends, 1_000_001, "a header and a line for each");
  assert.ok(highest < 400 * 2 ** 20, `${Math.round(highest / 2 ** 20)} MiB at most`);
});

test("a list as CSV is read by a parser as it was written", async () => {
  const stream = exportList(batchesOf(25, 10), { format: "csv" });
  const text = await new Response(stream).text();
  const parsed = await new Promise<Record<string, string>[]>((resolve, reject) => {
    parseStream(text, { columns: true }, (error, records) =>
      error ? reject(error) : resolve(records as unknown as Record<string, string>[]),
    );
  });
  assert.equal(parsed.length, 25);
  const [first] = parsed;
  assert.equal(first!["use_case"], "Customer support,\nretail");
  assert.equal(first!["company_name"], 'Nord "Wind", AG');
  assert.equal(first!["user_id"], "'=cmd|' /C calc'!A0");
  assert.equal(first!["laws"], "GDPR Art. 5(1)(f)");
  assert.equal(first!["personal_data"], "EMAIL; PERSON");
  assert.equal(first!["input"], "Who is on call tonight? Mail me at [EMAIL_1] please.");
});

test("a list as JSONL has the JSON export of a log on each line", async () => {
  const stream = exportList(batchesOf(3, 2), { format: "jsonl" });
  const text = await new Response(stream).text();
  const lines = text.trimEnd().split("\n");
  assert.equal(lines.length, 3);
  assert.equal(JSON.parse(lines[2]!).submission.submission_id, "sub_1767225600123_0000002");
});

test("the source is asked only as fast as the reader reads, and ends when the reader leaves", async () => {
  let asked = 0;
  let ended = false;
  async function* source(): AsyncGenerator<ExportedLog[]> {
    try {
      for (;;) {
        asked++;
        yield [sampleLog()];
      }
    } finally {
      ended = true;
    }
  }
  const reader = exportList(source(), { format: "jsonl" }).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(asked <= 3, `${asked} batches for one read`);
  await reader.cancel();
  assert.equal(ended, true);
});

test("a source that fails fails the stream", async () => {
  async function* source(): AsyncGenerator<ExportedLog[]> {
    yield [sampleLog()];
    throw new Error("the connection is gone");
  }
  const stream = exportList(source(), { format: "csv" });
  await assert.rejects(new Response(stream).text(), /the connection is gone/);
});
