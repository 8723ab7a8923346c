import { audit as auditInteraction } from "../audit/audit.ts";
import type { Catalogue } from "../audit/catalogue.ts";
import type { RedactionOptions } from "../audit/redaction/plan_redaction.ts";
import { scoreSafety } from "../audit/detection/score_safety.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import { parseTimestamp } from "../contract/parse_timestamp.ts";
import type { AuditSubmission } from "../contract/schemas/audit_submission.ts";
import { validateSubmission } from "../contract/validate_submission.ts";
import { OperatorError } from "../operator_error.ts";
import { verifySignature } from "../signature/verify_signature.ts";
import type { Command } from "./command.ts";
import { parseParameters } from "./parse_parameters.ts";
import { readLines } from "./read_lines.ts";
import { readRedaction } from "./read_redaction.ts";

const USAGE = ["audit [--jsonl] [--scores]   (request bodies on standard input)"];

/** A longer input is refused, in UTF-8 bytes. */
const LARGEST_BODY = 4 * 1024 * 1024;

/**
 * Audits request bodies from standard input, without a database. The laws are those in force at
 * the body's timestamp; a signature cannot be verified, for no keys are registered here.
 */
export const audit: Command = {
  usage: USAGE,
  summary: "audit request bodies from standard input, without a database",
  run: async (parameters, { config, input, print }) => {
    const { values } = parseParameters(parameters, {
      options: {
        jsonl: { type: "boolean", default: false },
        scores: { type: "boolean", default: false },
      },
      usage: USAGE,
    });
    const catalogue = await loadCatalogue();
    const options = { catalogue, scores: values.scores, redaction: readRedaction(config) };
    if (!values.jsonl) {
      const result = await auditBody(await readWhole(input), options);
      if ("error" in result) throw new OperatorError(result.error);
      await print(JSON.stringify(result));
      return 0;
    }
    let faults = 0;
    for await (const line of readLines(input, LARGEST_BODY)) {
      if (line?.trim() === "") continue;
      const result = await auditBody(line, options);
      if ("error" in result) faults++;
      await print(JSON.stringify(result));
    }
    return faults === 0 ? 0 : 1;
  },
};

async function readWhole(input: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    length += chunk.length;
    if (length > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

interface AuditBodyOptions {
  readonly catalogue: Catalogue;
  readonly scores: boolean;
  readonly redaction: RedactionOptions;
}

/** @param text undefined for a body that was too long to be read */
async function auditBody(
  text: string | undefined,
  { catalogue, scores, redaction }: AuditBodyOptions,
): Promise<object | { readonly error: string }> {
  if (text === undefined) return { error: `a body has more than ${LARGEST_BODY} bytes` };
  const body = parseJson(text);
  const id = idOf(body);
  const validation = validateSubmission(body);
  if (validation.error) return { ...id, error: validation.error.message };
  const { submission } = validation;
  const report = auditInteraction(submission, catalogue, {
    as_of: new Date(parseTimestamp(submission.timestamp)!).toISOString().slice(0, 10),
    signature: await verifySignature(submission, {
      signature: submission.your_company_signature,
      public_key: undefined,
    }),
    redaction,
  });
  return { ...id, ...report, ...(scores && scoresOf(submission, catalogue)) };
}

function scoresOf(submission: AuditSubmission, catalogue: Catalogue): object {
  return scoreSafety(submission, catalogue.hazards);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body of a list may carry an `id`, by which its report is recognized. */
function idOf(body: unknown): { readonly id?: unknown } {
  if (typeof body !== "object" || body === null || !("id" in body)) return {};
  return { id: body.id };
}
