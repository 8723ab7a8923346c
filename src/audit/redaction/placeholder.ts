import type { PersonalDataKind } from "../report.ts";

/** What stands for a redacted value: `[PERSON_1]`, or with a hash `[PERSON_9f86d081884c7d65]`. */
export const PLACEHOLDER = /\[[A-Z]{2,}(?:_[A-Z]{2,}){0,3}_(?:\d{1,6}|[0-9a-f]{16})\]/g;

/**
 * The placeholder of a value of a kind.
 *
 * @param name its number, counted from 1, or its hash
 */
export function makePlaceholder(kind: PersonalDataKind, name: number | string): string {
  return `[${kind}_${name}]`;
}
