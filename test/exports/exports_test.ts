import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import { ReportSchema } from "../../src/audit/report.ts";
import { exportCsv } from "../../src/exports/export_csv.ts";
import { exportJson } from "../../src/exports/export_json.ts";
import { sampleLog } from "./sample_log.ts";

type Row = Record<string, string>;

test("JSON holds the submission and the report, and the raw texts only when asked for", () => {
  const log = sampleLog();
  const raw = JSON.parse(exportJson(log));
  assert.deepEqual(ReportSchema.parse(raw.audit.report), log.report);
  assert.equal(raw.submission.input.value, log.raw!.input_value);
  const { side, start, end } = raw.audit.report.violations[0].evidence[0];
  assert.equal(raw.submission[side].value.slice(start, end), "Dr. Grace Hopper");
  const safe = exportJson({ ...log, raw: null });
  assert.deepEqual(JSON.parse(safe).submission.input, { format: "text", country: "Germany" });
  assert.ok(!safe.includes("ada@example.org"));
});

test("JSON tells what waits and what has failed", () => {
  const waiting = { ...sampleLog(), report: null, audited_at: null };
  assert.equal(JSON.parse(exportJson(waiting)).audit.state, "pending");
  const failed = { ...waiting, failure: "The audit took longer than it may." };
  assert.equal(JSON.parse(exportJson(failed)).audit.state, "failed");
});

test("CSV has a row a finding with the stretch of text that it is about", () => {
  const rows = parse(exportCsv(sampleLog()), { columns: true }) as Row[];
  assert.deepEqual(
    rows.map((row) => [row["finding"], row["name"], row["text"]]),
    [
      ["violation", "GDPR", "Dr. Grace Hopper"],
      ["safety_issue", "privacy", ""],
      ["personal_data", "EMAIL", "ada@example.org"],
      ["personal_data", "PERSON", "Dr. Grace Hopper"],
      ["remediation_step", "GDPR Art. 5(1)(f)", ""],
    ],
  );
  const safe = exportCsv({ ...sampleLog(), raw: null });
  assert.ok((parse(safe, { columns: true }) as Row[]).every((row) => row["text"] === ""));
});

test("CSV defuses what a spreadsheet would run, and keeps everything else to the letter", () => {
  const texts = [
    "=1+1",
    "+49 30 901820",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r\n=1",
    " =1",
    "＝1",
    "\u200b=1",
    '"=1"',
    "plain, with comma",
    'quoted "twice"',
    "two\nlines",
    "two\r\nlines",
    "a=b",
    "ünïcode 你好 😀",
  ];
  for (const text of texts) {
    const log = sampleLog({ output: text });
    const whole = [
      { ...log.report!.violations[0]!, evidence: [{ side: "output", start: 0, end: text.length }] },
    ];
    const csv = exportCsv(sampleLog({ output: text }, { violations: whole as never }));
    assert.match(csv, /^[^\r\n]*\r\n/, "lines end in CRLF");
    const [row] = parse(csv, { columns: true, record_delimiter: "\r\n" }) as Row[];
    const cell = row!["text"]!;
    if (cell !== text) assert.equal(cell, `'${text}`, "nothing but an apostrophe is added");
    assert.doesNotMatch(cell.normalize("NFKC"), /^[\s\p{Cf}]*[=+\-@]/u);
  }
});
