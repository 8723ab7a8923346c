import { decodeBase64 } from "./decode_base64.ts";

/** A public key that signatures are verified with. */
export interface PublicKey {
  readonly key: CryptoKey;
  /** How many bytes each half of a signature has: 32 on P-256, 48 on P-384. */
  readonly half: number;
}

const CURVES = [
  { namedCurve: "P-256", half: 32 },
  { namedCurve: "P-384", half: 48 },
] as const;
const PEM = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/;
/** A key of these curves takes less than 300 characters. */
const LONGEST_PEM = 4_096;

/**
 * Reads an ECDSA public key on P-256 or P-384 in PEM (SubjectPublicKeyInfo, RFC 7468), as key
 * management services export it.
 *
 * @returns undefined if the text is no such key.
 */
export async function importPublicKey(pem: string): Promise<PublicKey | undefined> {
  if (pem.length > LONGEST_PEM) return undefined;
  const bytes = decodeBase64(PEM.exec(pem)?.[1] ?? "");
  if (bytes === undefined) return undefined;
  for (const { namedCurve, half } of CURVES) {
    const algorithm = { name: "ECDSA", namedCurve };
    try {
      return {
        key: await crypto.subtle.importKey("spki", bytes, algorithm, true, ["verify"]),
        half,
      };
    } catch {
      // A key on another curve; the next one may be it.
    }
  }
  return undefined;
}
