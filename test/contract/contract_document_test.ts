import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { contractDocument } from "../../src/contract/contract_document.ts";
import { errors } from "../../src/contract/errors.ts";
import { submitAuditRoute } from "../../src/contract/submit_audit_route.ts";
import { ErrorSchema } from "../../src/contract/schemas/error.ts";
import { validateSubmission } from "../../src/contract/validate_submission.ts";

interface Described {
  readonly description?: string;
  readonly properties?: Record<string, Described>;
  readonly $ref?: string;
}

test("the committed document is what the route generates, byte for byte", async () => {
  const committed = await readFile(new URL("../../openapi/openapi.json", import.meta.url), "utf8");
  assert.equal(
    committed,
    `${JSON.stringify(contractDocument(), null, 2)}\n`,
    "the contract changed: run `npm run openapi` and review the difference",
  );
});

test("every schema and every field has a description, a constraint and an example", () => {
  const schemas = Object.entries(contractDocument().components?.schemas ?? {});
  assert.deepEqual(schemas.map(([name]) => name).sort(), [
    "AuditInput",
    "AuditOutput",
    "AuditSubmission",
    "Error",
    "SubmissionAcknowledgement",
  ]);
  for (const [name, schema] of schemas as [string, Described][]) {
    assert.ok(schema.description, name);
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      if (property.$ref !== undefined) continue;
      assert.ok(property.description, `${name}.${field} has no description`);
      assert.ok("example" in property, `${name}.${field} has no example`);
      assert.ok(
        "maxLength" in property ||
          "enum" in property ||
          "minLength" in property ||
          "pattern" in property,
        `${name}.${field} has no constraint`,
      );
    }
  }
});

test("every example of a request is accepted", () => {
  const content = submitAuditRoute.request.body.content["application/json"];
  for (const [name, example] of Object.entries(content.examples)) {
    assert.deepEqual(validateSubmission(example.value), { submission: example.value }, name);
  }
});

test("every error of the table stands under its status as a named example", () => {
  const elsewhere = new Set(["notFound", "methodNotAllowed"]);
  for (const [name, row] of Object.entries(errors)) {
    if (elsewhere.has(name)) continue;
    const statuses = Object.entries(submitAuditRoute.responses).filter(
      ([, response]) => name in (examplesOf(response) ?? {}),
    );
    assert.equal(statuses.length, 1, name);
    const [status, response] = statuses[0] ?? assert.fail();
    const example = ErrorSchema.parse(examplesOf(response)?.[name]?.value);
    if (typeof row === "function") continue;
    assert.equal(Number(status), row.status, name);
    assert.equal(example.error, row.message, name);
  }
});

function examplesOf(response: {
  content: { "application/json": object };
}): Record<string, { value: unknown }> | undefined {
  const media: { examples?: Record<string, { value: unknown }> } =
    response.content["application/json"];
  return media.examples;
}
