import { errors } from "../errors.ts";

/** The error message for a value that is not an object where `path` must hold one. */
export function objectMessage(path: string, value: unknown): string {
  const absent = value === undefined || value === null;
  return (absent ? errors.fieldRequired(path) : errors.fieldNotAnObject(path)).message;
}
