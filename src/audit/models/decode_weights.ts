import { fromBase64 } from "../tagging/read_ascending.ts";

/** Reads base64 into weights of one signed byte each. */
export function decodeWeights(base64: string): Int8Array {
  return new Int8Array(fromBase64(base64).buffer);
}
