import assert from "node:assert/strict";
import { performance } from "node:perf_hooks";
import { test } from "node:test";
import { createPdfThread, PdfUnavailable } from "../../src/exports/create_pdf_thread.ts";
import { exportPdf } from "../../src/exports/export_pdf.ts";
import { sampleLog } from "./sample_log.ts";

const LIMITS = { time_limit_ms: 60_000, memory_limit_mib: 384, unfinished: 16 };

const LONG = sampleLog({
  input: "Straße, κόσμος, мягких, 你好世界, 吾輩は猫である, 안녕하세요, نص تجريبي\n".repeat(60),
  output: "What the quick fox answered to the lazy dog. ".repeat(200),
});

/** More than fits into the memory of a small thread. */
const HUGE = sampleLog({ input: "字".repeat(3_000_000) });

/** How long this thread's event loop was held up while something was done, in ms. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

test("a PDF is the same as made here, and does not hold up the event loop", async () => {
  const thread = createPdfThread(LIMITS);
  try {
    await thread.exportPdf(sampleLog());
    const elsewhere = await heldUp(() => thread.exportPdf(LONG));
    const here = await heldUp(() => exportPdf(LONG));
    assert.ok(elsewhere < here / 5, `${elsewhere} ms against ${here} ms`);
    assert.deepEqual(await thread.exportPdf(LONG), await exportPdf(LONG));
  } finally {
    await thread.close();
  }
});

test("one that takes too long, too much, or one too many fails by itself", async () => {
  const hasty = createPdfThread({ ...LIMITS, time_limit_ms: 1 });
  const small = createPdfThread({ ...LIMITS, memory_limit_mib: 48 });
  const busy = createPdfThread({ ...LIMITS, unfinished: 2 });
  try {
    await assert.rejects(hasty.exportPdf(LONG), PdfUnavailable);
    await assert.rejects(small.exportPdf(HUGE), PdfUnavailable);
    assert.ok((await small.exportPdf(sampleLog())).length > 0, "the next gets a thread of its own");
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => busy.exportPdf(sampleLog())));
    const made = all.filter(({ status }) => status === "fulfilled").length;
    assert.equal(made, 2);
  } finally {
    for (const thread of [hasty, small, busy]) await thread.close();
  }
});
