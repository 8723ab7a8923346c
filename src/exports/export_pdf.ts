import PDFDocument from "pdfkit";
import { sha256 } from "../keys/sha256.ts";
import { exportJson } from "./export_json.ts";
import type { ExportedLog } from "./exported_log.ts";
import { createFontChooser } from "./fonts/font_chooser.ts";
import { drawGauge } from "./pdf/draw_gauge.ts";
import { INK, QUIET, STATUS_COLORS } from "./pdf/looks.ts";
import { createPageWriter, MARGIN } from "./pdf/page_writer.ts";
import type { Document, PageWriter } from "./pdf/page_writer.ts";
import { writeFindings, writeHeading } from "./pdf/write_findings.ts";
import { writeTexts } from "./pdf/write_texts.ts";

/**
 * One log as a PDF that can be handed on: status and risk, what was violated by which citation, what
 * to do, the texts with their findings marked, signature and origin. Real text in embedded fonts;
 * characters that no font has are written as their code points. It names the SHA-256 of the log's
 * JSON export. The same log gives the same bytes.
 *
 * @returns the bytes of the file; some ten pages at most take some hundred milliseconds
 */
export async function exportPdf(log: ExportedLog): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await sha256(exportJson(log));
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    info: {
      Title: `Compliance audit of ${log.submission_id}`,
      Author: "Assay",
      Creator: "Assay",
      Producer: "Assay",
      CreationDate: log.audited_at ?? log.accepted_at,
    },
  });
  const file = collect(document);
  const writer = createPageWriter(document, createFontChooser(languageSample(log)));
  await writeSummary(writer, log);
  if (log.report) await writeFindings(writer, log.report);
  await writeTexts(writer, log);
  await writeOrigin(writer, { log, hash });
  await writeFooters(writer, { log, hash });
  document.end();
  return await file;
}

function languageSample(log: ExportedLog): string {
  const { raw, report } = log;
  const texts = raw
    ? [raw.input_value, raw.output_value]
    : [report?.safe_input, report?.safe_output];
  return texts.join("\n");
}

async function writeSummary(writer: PageWriter, log: ExportedLog): Promise<void> {
  const { report } = log;
  await writer.write("Compliance audit report", { size: 20, bold: true });
  await writer.write(log.submission_id, { size: 9.5, color: QUIET });
  writer.y += 10;
  const top = writer.y;
  if (report) await drawGauge(writer, report);
  const indent = 150;
  const state = report?.status ?? (log.failure === null ? "Undergoing audit" : "Audit failed");
  const color = report ? STATUS_COLORS[report.status] : INK;
  drawShape(writer, { state, color, x: writer.left + indent });
  await writer.write(state, { size: 15, bold: true, color, indent: indent + 20 });
  writer.y += 4;
  for (const [name, value] of factsOf(log)) {
    const line = writer.y;
    await writer.write(name, { size: 8.5, color: QUIET, indent });
    writer.y = line;
    await writer.write(value, { size: 8.5, indent: indent + 92 });
  }
  writer.y = Math.max(writer.y, top + 100);
}

/** Statuses differ in shape as well as in colour: a disc, a triangle, a square. */
function drawShape(
  { document, y }: PageWriter,
  { state, color, x }: { readonly state: string; readonly color: string; readonly x: number },
): void {
  const top = y + 5;
  if (state === "Fully Compliant") document.circle(x + 6, top + 6, 6);
  else if (state === "Review Needed")
    document.polygon([x + 6, top], [x + 13, top + 12], [x - 1, top + 12]);
  else document.rect(x, top, 12, 12);
  document.fill(color);
}

function factsOf(log: ExportedLog): (readonly [string, string])[] {
  const { report } = log;
  const facts: (readonly [string, string | null | undefined])[] = [
    ["Received", log.accepted_at.toISOString()],
    ["Audited", log.audited_at?.toISOString()],
    ["Caller's own time", log.submitted_timestamp],
    ["Company", log.company_name],
    ["Use case", log.use_case],
    ["User", log.user_id],
    ["Company user", log.your_company_user_id],
    ["Session", log.your_company_user_session_id],
    ["Model version", log.model_version],
    ["Tokens", String(log.tokens)],
    ["Jurisdictions", report?.jurisdictions.join(", ")],
    ["Domain", report?.domain.join(", ")],
    ["Failure", log.failure],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const SIGNATURES = {
  not_signed: "The submission was not signed.",
  verified: "The caller's signature over input and output was verified.",
  failed: "The caller's signature does not fit input and output.",
  unknown_key: "The submission was signed with a key that is not registered.",
} as const;

async function writeOrigin(
  writer: PageWriter,
  { log, hash }: { readonly log: ExportedLog; readonly hash: string },
): Promise<void> {
  const { report } = log;
  await writeHeading(writer, "Signature and origin");
  if (report) {
    await writer.write(SIGNATURES[report.signature.result]);
    const { version, catalogue, judge } = report.engine;
    await writer.write(
      `Audited by Assay ${version}, catalogue of ${catalogue}${judge ? `, judge ${judge}` : ""}.`,
    );
    for (const note of report.notes) await writer.write(`Note: ${note}`);
  }
  if (log.your_company_signing_key_id) {
    await writer.write(`Signing key: ${log.your_company_signing_key_id}`);
  }
  await writer.write(`SHA-256 of this log's JSON export: ${hash}`);
}

async function writeFooters(
  writer: PageWriter,
  { log, hash }: { readonly log: ExportedLog; readonly hash: string },
): Promise<void> {
  const { document } = writer;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const options = { size: 7.5, color: QUIET, fixed: true };
    writer.y = document.page.height - MARGIN - 12;
    await writer.write(`${log.submission_id} · document ${hash.slice(0, 16)}`, options);
    writer.y = document.page.height - MARGIN - 12;
    const label = `Page ${page - start + 1} of ${count}`;
    await writer.write(label, { ...options, indent: writer.right - writer.left - 60 });
  }
}

function collect(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on("error", reject);
  });
}
