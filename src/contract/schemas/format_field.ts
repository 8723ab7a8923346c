import { z } from "@hono/zod-openapi";
import { errors } from "../errors.ts";

const FORMATS = ["text", "json"] as const;

/** The schema of `input.format` and `output.format`; `path` names the field as callers know it. */
export function formatField(path: string, options: { description: string }) {
  return z
    .enum(FORMATS, { error: (issue) => formatMessage(path, issue.input) })
    .openapi({ description: options.description, example: "text" });
}

function formatMessage(path: string, value: unknown): string {
  if (value === undefined || value === null || value === "") {
    return errors.fieldRequired(path).message;
  }
  if (typeof value !== "string") return errors.fieldNotAString(path).message;
  return errors.fieldNotOneOf(path, FORMATS).message;
}
