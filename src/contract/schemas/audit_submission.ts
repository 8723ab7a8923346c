import { z } from "@hono/zod-openapi";
import { errors } from "../errors.ts";
import { parseTimestamp } from "../parse_timestamp.ts";
import { AuditInputSchema } from "./audit_input.ts";
import { AuditOutputSchema } from "./audit_output.ts";
import { limits } from "./limits.ts";
import { textField } from "./text_field.ts";

const identifier = limits.identifier_characters;

/**
 * The request body of `POST /`. The first issue of a failed parse carries the error message of the
 * contract: issues come in the order of the fields. Fields that are not listed are left out.
 */
export const AuditSubmissionSchema = z
  .object(
    {
      user_id: textField("user_id", {
        description:
          "Your unique identifier of the user. Submissions are accepted per user_id at least 20 " +
          "seconds apart, and audited one after another.",
        example: "user_8271",
        maximum: identifier,
      }),
      company_name: textField("company_name", {
        description: "The name of your organization.",
        example: "Northwind Bank",
        maximum: limits.company_name_characters,
      }),
      use_case: textField("use_case", {
        description:
          "The primary use of your AI, in free text. The audit reads the business domain from it.",
        example: "Customer support for retail banking",
        maximum: limits.use_case_characters,
      }),
      timestamp: textField("timestamp", {
        description:
          "The current time at submission as an ISO 8601 date-time, with any fraction of a " +
          "second. Without an offset it is taken as UTC. It is kept as it is sent.",
        example: "2026-03-04T09:30:00.125Z",
        maximum: identifier,
        format: "date-time",
        rule: timestampFault,
      }),
      your_company_user_id: textField("your_company_user_id", {
        description: "Your internal identifier of the user, by which logs can be filtered.",
        example: "crm-44120",
        maximum: identifier,
        allowEmpty: true,
      }).nullish(),
      your_company_user_session_id: textField("your_company_user_session_id", {
        description: "The identifier of the user's session, for context analysis.",
        example: "session-9b1f",
        maximum: identifier,
        allowEmpty: true,
      }).nullish(),
      model_version: textField("model_version", {
        description: "The version of your AI model, for traceability.",
        example: "support-model-4.2",
        maximum: identifier,
      }),
      your_company_signature: textField("your_company_signature", {
        description:
          "An ECDSA signature in base64 (DER or raw r‖s; P-256 or P-384 with SHA-256 or SHA-384) " +
          'over the RFC 8785 canonical JSON of {"input":…,"output":…} with the three documented ' +
          "members of each. A signature that cannot be verified is reported by the audit, never " +
          "refused.",
        example:
          "MEUCIQCseW1oDB1bRemZ7hUvCfuMnmQRuEH2RAOzs+SXuWjOugIgbM2PfDsBNUwkcIuVN+g/F3+rn1tVKtclYJzMi9vMhDY=",
        maximum: limits.signature_characters,
        allowEmpty: true,
      }).nullish(),
      your_company_signing_key_id: textField("your_company_signing_key_id", {
        description:
          "The key path of the signing key's version in your cloud key management, under which " +
          "its public key is registered in the dashboard.",
        example:
          "projects/northwind/locations/global/keyRings/audit/cryptoKeys/signer/cryptoKeyVersions/1",
        maximum: limits.signing_key_id_characters,
        allowEmpty: true,
      }).nullish(),
      input: AuditInputSchema,
      output: AuditOutputSchema,
    },
    { error: errors.bodyNotAnObject.message },
  )
  .openapi("AuditSubmission", {
    description: "One AI interaction to audit. Fields that are not listed here are ignored.",
  });

/** One AI interaction to audit, as it was submitted. */
export type AuditSubmission = z.infer<typeof AuditSubmissionSchema>;

function timestampFault(value: string): string | undefined {
  const valid = parseTimestamp(value) !== undefined;
  return valid ? undefined : errors.fieldNotADateTime("timestamp").message;
}
