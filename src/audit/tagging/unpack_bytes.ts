import { inflateSync } from "fflate";
import { fromBase64 } from "./read_ascending.ts";

/** Reads base64 of deflated bytes (RFC 1951). Throws where they are damaged. */
export function unpackBytes(packed: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(inflateSync(fromBase64(packed)));
}
