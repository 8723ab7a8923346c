import { readFile } from "node:fs/promises";

/** A file that is served as it is, with what its answers need worked out once. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer>;
  /** The Content-Type. */
  readonly type: string;
  /** Hexadecimal digits that change with the body. */
  readonly digest: string;
}

/** Reads a file to be served. `type` is its Content-Type. */
export async function loadAsset(file: URL, type: string): Promise<Asset> {
  const body = new Uint8Array(await readFile(file));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const gzip = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  return {
    body,
    gzipped: new Uint8Array(await new Response(gzip).arrayBuffer()),
    type,
    digest: Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
  };
}
