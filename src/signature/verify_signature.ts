import type { SignatureResult } from "../audit/interaction.ts";
import { decodeBase64 } from "./decode_base64.ts";
import { derToRaw } from "./der_to_raw.ts";
import { importPublicKey } from "./import_public_key.ts";
import { signedBytes } from "./signed_bytes.ts";
import type { SignedInteraction } from "./signed_bytes.ts";

/** The signature of a submission, and the key that its key path stands for. */
export interface SubmittedSignature {
  /** Base64 of the signature, in DER or as r and s beside each other. */
  readonly signature: string | null | undefined;
  /**
   * The PEM registered under the submitted key path; absent if the submission names no key path, or
   * none that is registered.
   */
  readonly public_key: string | null | undefined;
}

const HASHES = ["SHA-256", "SHA-384"] as const;

/**
 * Verifies the caller's ECDSA signature (P-256 or P-384, with SHA-256 or SHA-384) over an
 * interaction. Nothing in a signature or a key makes it throw.
 *
 * @returns `not_signed` without a signature, whether or not a key path was submitted; `unknown_key`
 * if there is a signature but no readable key to verify it with; else `verified` or `failed`.
 */
export async function verifySignature(
  interaction: SignedInteraction,
  { signature, public_key }: SubmittedSignature,
): Promise<SignatureResult> {
  if (!signature) return "not_signed";
  const imported = public_key ? await importPublicKey(public_key) : undefined;
  if (imported === undefined) return "unknown_key";
  const { key, half } = imported;
  const bytes = signedBytes(interaction);
  for (const raw of readSignature(signature, half)) {
    for (const hash of HASHES) {
      if (await crypto.subtle.verify({ name: "ECDSA", hash }, key, raw, bytes)) return "verified";
    }
  }
  return "failed";
}

/** All readings of a signature: raw bytes can look like DER by chance. */
function readSignature(signature: string, half: number): Uint8Array<ArrayBuffer>[] {
  const bytes = decodeBase64(signature);
  if (bytes === undefined) return [];
  const raw = bytes.length === 2 * half ? bytes : undefined;
  return [raw, derToRaw(bytes, half)].filter((reading) => reading !== undefined);
}
