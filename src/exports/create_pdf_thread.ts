import { Piscina } from "piscina";
import type { ExportedLog } from "./exported_log.ts";

export interface PdfThreadOptions {
  /** From the request to the file, waiting for others' included, in ms. */
  readonly time_limit_ms: number;
  /** Heap of the thread, in MiB. */
  readonly memory_limit_mib: number;
  /** How many may be asked for at once. */
  readonly unfinished: number;
}

export interface PdfThread {
  /**
   * Makes the PDF of a log.
   *
   * @throws PdfUnavailable when it takes too long or too much, or too many wait
   */
  exportPdf(log: ExportedLog): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread and whatever it is doing. */
  close(): Promise<void>;
}

/** The PDF could not be made within its limits. */
export class PdfUnavailable extends Error {
  override readonly name = "PdfUnavailable";
}

/** The thread and its fonts are let go after this time without work. */
const IDLE_MS = 60_000;

/**
 * Setting a page's text takes hundreds of milliseconds of computing, so PDFs are made in a thread
 * of their own, which starts with the first one: pages answer meanwhile, and a text that takes
 * more than it may fails by itself.
 */
export function createPdfThread(options: PdfThreadOptions): PdfThread {
  const pool = new Piscina<ExportedLog, Uint8Array<ArrayBuffer>>({
    filename: new URL("./pdf_thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: options.memory_limit_mib },
  });
  // A thread that dies without a task has nobody else to tell; the next PDF starts another.
  pool.on("error", () => {});
  let unfinished = 0;
  return {
    exportPdf: async (log) => {
      if (unfinished >= options.unfinished) throw new PdfUnavailable("too many wait for a PDF");
      unfinished++;
      try {
        return await pool.run(log, { signal: AbortSignal.timeout(options.time_limit_ms) });
      } catch (error) {
        throw new PdfUnavailable("a PDF was not made within its limits", { cause: error });
      } finally {
        unfinished--;
      }
    },
    close: () => pool.destroy(),
  };
}
