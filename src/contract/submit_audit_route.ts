import { createRoute } from "@hono/zod-openapi";
import { errors } from "./errors.ts";
import type { ErrorRow } from "./errors.ts";
import { exampleSubmission } from "./example_submission.ts";
import { AuditSubmissionSchema } from "./schemas/audit_submission.ts";
import { ErrorSchema } from "./schemas/error.ts";
import { limits } from "./schemas/limits.ts";
import { SubmissionAcknowledgementSchema } from "./schemas/submission_acknowledgement.ts";

/** The one operation of the service: its request, every answer and every error message. */
export const submitAuditRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "submitAudit",
  summary: "Submit one AI interaction for audit",
  description:
    "Takes one input and the output that an AI produced for it. The answer comes as soon as the " +
    "submission is stored; the audit runs afterwards, and its report is found in the dashboard " +
    "under the submission's identifier. Each submission uses tokens of the account's plan: those " +
    "of input.value and output.value.\n\n" +
    "Only the first fault of a request is reported. Requests answered with 400, 401 or 403 are " +
    "not worth a retry; after 429, wait for the seconds in Retry-After; after 500, retry with " +
    "backoff.",
  tags: ["Audit"],
  security: [{ ApiKey: [] }],
  request: {
    body: {
      required: true,
      description: "The interaction, at most 512 KiB of JSON.",
      content: {
        "application/json": {
          schema: AuditSubmissionSchema,
          examples: {
            text: { summary: "A conversation in plain text", value: exampleSubmission },
            json: {
              summary: "An input and an output in JSON",
              value: {
                ...exampleSubmission,
                input: {
                  value: '{"question":"Which plan am I on?"}',
                  format: "json",
                  country: "DE",
                },
                output: { value: '{"plan":"premium"}', format: "json", country: "global" },
              },
            },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: "The submission is stored, and its audit is on its way.",
      content: { "application/json": { schema: SubmissionAcknowledgementSchema } },
    },
    400: errorResponse("The request body is at fault.", {
      bodyNotAnObject: errors.bodyNotAnObject,
      fieldRequired: errors.fieldRequired("user_id"),
      fieldNotAString: errors.fieldNotAString("user_id"),
      fieldNotAnObject: errors.fieldNotAnObject("input"),
      fieldTooLong: errors.fieldTooLong("user_id", limits.identifier_characters),
      fieldHoldsNul: errors.fieldHoldsNul("input.value"),
      fieldHoldsLoneSurrogate: errors.fieldHoldsLoneSurrogate("input.value"),
      fieldNotADateTime: errors.fieldNotADateTime("timestamp"),
      fieldNotOneOf: errors.fieldNotOneOf("input.format", ["text", "json"]),
      inputNotJson: errors.inputNotJson,
      tooManyTokens: errors.tooManyTokens,
    }),
    401: errorResponse("The API key is missing or not valid.", {
      apiKeyRequired: errors.apiKeyRequired,
      unauthorized: errors.unauthorized,
    }),
    403: errorResponse("The account cannot pay for the audit.", {
      noSubscription: errors.noSubscription,
      insufficientTokens: errors.insufficientTokens,
    }),
    429: {
      ...errorResponse("The user's last submission is less than 20 seconds ago.", {
        tooManyRequests: errors.tooManyRequests(limits.cooldown_seconds),
      }),
      headers: {
        "Retry-After": {
          description: "Whole seconds until the next submission for this user_id is accepted.",
          required: true,
          schema: { type: "integer" as const, minimum: 1, maximum: limits.cooldown_seconds },
          example: limits.cooldown_seconds,
        },
      },
    },
    500: errorResponse("The service failed.", { internal: errors.internal }),
  },
});

function errorResponse(description: string, rows: Record<string, ErrorRow>) {
  const examples = Object.fromEntries(
    Object.entries(rows).map(([name, { message, condition }]) => [
      name,
      { summary: message, description: condition, value: { error: message } },
    ]),
  );
  return { description, content: { "application/json": { schema: ErrorSchema, examples } } };
}
