import { deflateSync } from "fflate";
import { toBase64 } from "./ascending.ts";

/** Writes bytes deflated (RFC 1951) in base64: weights are mostly small, and take two thirds of the room. */
export function packBytes(bytes: Uint8Array): string {
  return toBase64(deflateSync(bytes, { level: 9, mem: 12 }));
}
