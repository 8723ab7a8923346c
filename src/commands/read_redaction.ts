import type { RedactionOptions } from "../audit/redaction/plan_redaction.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../operator_error.ts";

/**
 * What becomes of personal values in the safe texts.
 *
 * @throws OperatorError when values are to be hashed and there is no key
 */
export function readRedaction(
  config: Pick<Config, "redaction" | "redactionKey">,
): RedactionOptions {
  const operators = config.redaction ?? {};
  const hash_key = config.redactionKey;
  if (hash_key === null && Object.values(operators).includes("hash")) {
    throw new OperatorError(
      "ASSAY_REDACTION_KEY must be set together with hash in ASSAY_REDACTION",
    );
  }
  return { operators, hash_key };
}
