import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { exportJson } from "../../src/exports/export_json.ts";
import { exportPdf } from "../../src/exports/export_pdf.ts";
import { sha256 } from "../../src/keys/sha256.ts";
import { sampleLog } from "./sample_log.ts";

const folder = mkdtempSync(join(tmpdir(), "assay-pdf-"));
after(() => rmSync(folder, { recursive: true }));

function has(program: string): boolean {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const skip =
  has("pdftotext") || process.env["CI"] === "true"
    ? false
    : "pdftotext is not installed (Debian package poppler-utils)";

function textOf(pdf: Uint8Array): string {
  const file = join(folder, "log.pdf");
  writeFileSync(file, pdf);
  return execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
}

test("a PDF holds the whole report as text, with page numbers and hash", { skip }, async () => {
  const log = sampleLog();
  const text = textOf(await exportPdf(log));
  for (const expected of [
    log.submission_id,
    "Non-Compliant",
    "7.4",
    "GDPR Art. 5(1)(f) · General Data Protection Regulation",
    "Regulation (EU) 2016/679",
    "Remove the name.",
    "1 × EMAIL in the input, personal",
    "Mail me at ada@example.org please.",
    "The submission was not signed.",
    "Page 1 of",
    await sha256(exportJson(log)),
  ]) {
    assert.ok(text.includes(expected), `${expected} is missing`);
  }
});

test("a PDF holds the safe texts unless the raw ones were asked for", { skip }, async () => {
  const text = textOf(await exportPdf({ ...sampleLog(), raw: null }));
  assert.ok(text.includes("Mail me at [EMAIL_1] please."));
  assert.ok(!text.includes("ada@example.org"));
  assert.ok(!text.includes("Grace Hopper"));
});

test("a PDF is right for many scripts and for emoji", { skip }, async () => {
  const lines = [
    "Größe façade žluťoučký kůň № €",
    "Καλημέρα κόσμε, ἀρχή",
    "Съешь же ещё этих мягких французских булок",
    "你好，世界。我的电话",
    "吾輩は猫である。カタカナ",
    "안녕하세요, 세계!",
    "สวัสดีชาวโลก",
    "😀",
    "🔥",
    "✅",
  ];
  const pdf = await exportPdf(sampleLog({ input: lines.join("\n") }));
  const text = textOf(pdf).replace(/ +/g, " ");
  for (const line of lines) assert.ok(text.includes(line), `${line} is missing`);
  const right_to_left = textOf(await exportPdf(sampleLog({ input: "نص تجريبي\nשלום עולם" })));
  // What is extracted carries marks of direction around it.
  for (const word of ["نص", "تجريبي", "שלום", "עולם"]) {
    assert.ok(right_to_left.includes(word), `${word} is missing`);
  }
});

test("what is unseen or has no glyph is written as its code point", { skip }, async () => {
  const text = textOf(await exportPdf(sampleLog({ input: "a\u202egnp.exe \u001b[31m \0 \u1797" })));
  assert.ok(text.includes("a<U+202E>gnp.exe <U+001B>[31m <U+0000> <U+1797>"));
});

test("the same log gives the same bytes, two at a time", async () => {
  const log = sampleLog({ input: "同じ 🙂 سلام" });
  const [one, other] = await Promise.all([exportPdf(log), exportPdf(log)]);
  assert.deepEqual(one, other);
});

test("hostile texts take bounded time and pages", { skip }, async () => {
  const started = process.cpuUsage();
  const texts = {
    input: "x".repeat(30_000),
    output: "字".repeat(5000) + "\n".repeat(3000) + "ب(".repeat(2000),
  };
  const place = { side: "input", start: 0, end: 30_000 } as const;
  const log = sampleLog(texts);
  const violation = { ...log.report!.violations[0]!, evidence: Array(200).fill(place) };
  const pdf = await exportPdf(
    sampleLog(texts, { violations: Array(300).fill(violation), personal_data: [] }),
  );
  const { user, system } = process.cpuUsage(started);
  assert.ok(user + system < 8_000_000, `${(user + system) / 1e6} s of processor time`);
  assert.ok(textOf(pdf).includes("And 200 more, all in the JSON export."));
  assert.ok(pdf.length < 3_000_000, `${pdf.length} bytes`);
});
