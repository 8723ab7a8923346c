import { move } from "piscina";
import { exportPdf } from "./export_pdf.ts";
import type { ExportedLog } from "./exported_log.ts";

/** The entry of a PDF thread: one log a call; the bytes move without being copied. */
export default async function exportPdfInThread(log: ExportedLog): Promise<unknown> {
  return move(await exportPdf(log));
}
