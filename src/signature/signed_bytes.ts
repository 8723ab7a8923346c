import canonicalize from "canonicalize";
import type { AuditSubmission } from "../contract/schemas/audit_submission.ts";

/** The two halves of a submission that a signature covers. */
export type SignedInteraction = Pick<AuditSubmission, "input" | "output">;

/**
 * What a caller signs: the UTF-8 bytes of the RFC 8785 canonical JSON of `{"input":…,"output":…}`,
 * where each holds `country`, `format` and `value` exactly as submitted, and nothing else.
 *
 * @throws if a text holds a lone surrogate, which no submission does.
 */
export function signedBytes({ input, output }: SignedInteraction): Uint8Array<ArrayBuffer> {
  const text = canonicalize({
    input: { country: input.country, format: input.format, value: input.value },
    output: { country: output.country, format: output.format, value: output.value },
  });
  return new TextEncoder().encode(text);
}
