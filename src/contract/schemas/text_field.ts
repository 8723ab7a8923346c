import { z } from "@hono/zod-openapi";
import { errors } from "../errors.ts";

/** What the document says of a text field, and what its text must be. */
export interface TextFieldOptions {
  readonly description: string;
  readonly example: string;
  /** The most characters (Unicode code points, as JSON Schema and SQL count), if bounded by itself. */
  readonly maximum?: number;
  /** Whether the empty string is a value; otherwise it counts as absent. */
  readonly allowEmpty?: boolean;
  /** The format's name in the document. */
  readonly format?: string;
  /** A further rule: returns the error message, or undefined if the value is good. */
  readonly rule?: (value: string) => string | undefined;
}

/**
 * The schema of a text field. The message of its issue is the error message of the contract. `path`
 * names the field as callers know it: `input.value`. A field that may be absent is this schema made
 * `nullish`.
 */
export function textField(path: string, options: TextFieldOptions) {
  return z
    .string({ error: (issue) => typeMessage(path, issue.input) })
    .check((context) => {
      const message = textFault(path, context.value, options);
      if (message !== undefined) {
        context.issues.push({ code: "custom", message, input: context.value });
      }
    })
    .openapi({
      description: options.description,
      example: options.example,
      ...(options.allowEmpty ? {} : { minLength: 1 }),
      ...(options.maximum === undefined ? {} : { maxLength: options.maximum }),
      ...(options.format === undefined ? { pattern: "^[^\\x00]*$" } : { format: options.format }),
    });
}

function typeMessage(path: string, value: unknown): string {
  const absent = value === undefined || value === null;
  return (absent ? errors.fieldRequired(path) : errors.fieldNotAString(path)).message;
}

function textFault(path: string, value: string, options: TextFieldOptions): string | undefined {
  if (value === "") {
    return options.allowEmpty ? undefined : errors.fieldRequired(path).message;
  }
  if (options.maximum !== undefined && isLongerThan(value, options.maximum)) {
    return errors.fieldTooLong(path, options.maximum).message;
  }
  if (value.includes("\0")) return errors.fieldHoldsNul(path).message;
  if (!value.isWellFormed()) return errors.fieldHoldsLoneSurrogate(path).message;
  return options.rule?.(value);
}

/** Counts code points only where UTF-16 code units leave the answer open. */
function isLongerThan(value: string, maximum: number): boolean {
  if (value.length <= maximum) return false;
  if (value.length > 2 * maximum) return true;
  return [...value].length > maximum;
}
