import type { Context } from "hono";
import { Hono } from "hono";
import type { Logger } from "pino";
import { errors } from "../contract/errors.ts";
import type { ErrorReply } from "../contract/errors.ts";
import { limits } from "../contract/schemas/limits.ts";
import { validateSubmission } from "../contract/validate_submission.ts";
import type { Database } from "../database/connect.ts";
import { createAcceptSubmission } from "./accept_submission.ts";
import type { Acceptance, AcceptOptions } from "./accept_submission.ts";
import { createAuthenticateKey } from "./authenticate_key.ts";
import { countInteractionTokens } from "./count_interaction_tokens.ts";
import { isNestedDeeper } from "./is_nested_deeper.ts";
import { readBody } from "./read_body.ts";

export interface IntakeOptions extends AcceptOptions {
  readonly log: Logger;
}

const UNDERGOING_AUDIT = "Submission accepted; its audit is under way.";
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The endpoint: `POST /` takes one interaction, checks it in the order that the contract fixes,
 * and answers once it is stored and queued for its audit.
 *
 * @param database the pool of the api role
 */
export function createIntake(database: Database, options: IntakeOptions): Hono {
  const authenticateKey = createAuthenticateKey(database);
  const acceptSubmission = createAcceptSubmission(database, options);

  async function submitAudit(context: Context): Promise<Response> {
    const key = context.req.header("x-api-key");
    if (!key) return refuse(context, errors.apiKeyRequired);
    const caller = await authenticateKey(key);
    if (caller === undefined) return refuse(context, errors.unauthorized);
    if (!caller.has_plan) return refuse(context, errors.noSubscription);
    if (caller.balance <= 0) return refuse(context, errors.insufficientTokens);

    const body = await readBody(context.req.raw).catch(() => undefined);
    // The caller broke off within the body and will hardly read this.
    if (body === undefined) return refuse(context, errors.bodyNotAnObject);
    if (body.state === "too_large") return refuse(context, errors.tooManyTokens);
    const validation = validateSubmission(parseJson(body.bytes));
    if (validation.error) return refuse(context, validation.error);
    const { submission } = validation;
    const tokens = countInteractionTokens(submission.input.value, submission.output.value);
    if (tokens > limits.tokens) return refuse(context, errors.tooManyTokens);

    return answer(context, await acceptSubmission(caller, { submission, tokens }));
  }

  return new Hono().post("/", submitAudit);
}

function refuse(context: Context, error: ErrorReply): Response {
  return context.json({ error: error.message }, error.status);
}

function answer(context: Context, acceptance: Acceptance): Response {
  switch (acceptance.outcome) {
    case "accepted": {
      const { submission_id } = acceptance;
      return context.json({ submission_id, message: UNDERGOING_AUDIT, status: "success" });
    }
    case "cooldown":
      context.header("Retry-After", String(acceptance.retry_after));
      return refuse(context, errors.tooManyRequests(acceptance.retry_after));
    case "unauthorized":
      return refuse(context, errors.unauthorized);
    case "no_subscription":
      return refuse(context, errors.noSubscription);
    case "insufficient_tokens":
      return refuse(context, errors.insufficientTokens);
  }
}

/** A larger body is looked at for its depth before it is parsed. */
const QUICKLY_PARSED = 64 * 1024;
const DEEPEST = 1000;

/** undefined for what is no JSON text in UTF-8; the validation refuses it as no object. */
function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length > QUICKLY_PARSED && isNestedDeeper(bytes, DEEPEST)) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
