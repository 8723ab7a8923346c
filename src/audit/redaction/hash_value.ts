import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const BYTES = 8;

/**
 * The first 64 bits of HMAC-SHA-256 (RFC 2104) as 16 hexadecimal digits: the same value has the same
 * hash in every interaction, and without the key nobody can try values out.
 */
export function hashValue(value: string, key: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(value)).subarray(0, BYTES));
}
