import { errors } from "./errors.ts";
import type { ErrorReply } from "./errors.ts";
import { AuditSubmissionSchema } from "./schemas/audit_submission.ts";
import type { AuditSubmission } from "./schemas/audit_submission.ts";

/** A good submission, or the first fault of a bad one. */
export type Validation =
  | { readonly submission: AuditSubmission; readonly error?: undefined }
  | { readonly submission?: undefined; readonly error: ErrorReply };

/**
 * Checks a request body, already parsed from JSON (anything that could not be parsed is passed as
 * `undefined`): first that it is an object, then its fields in the order of the contract, then that
 * an input that claims to be JSON is. Sizes in tokens and bytes are checked elsewhere.
 */
export function validateSubmission(body: unknown): Validation {
  const result = AuditSubmissionSchema.safeParse(body);
  if (!result.success) {
    const message = result.error.issues[0]?.message ?? errors.bodyNotAnObject.message;
    return { error: { status: 400, message } };
  }
  const { input } = result.data;
  if (input.format === "json" && !isJson(input.value)) return { error: errors.inputNotJson };
  return { submission: result.data };
}

/** V8's parser does not recurse: depth is bounded by the text's length alone. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
