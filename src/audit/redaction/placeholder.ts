import type { PersonalDataKind } from "../report.ts";

/** What stands for a redacted value: `[PERSON_1]`. */
export const PLACEHOLDER = /\[[A-Z]{2,}(?:_[A-Z]{2,}){0,3}_\d{1,6}\]/g;

/** The placeholder of the `number`-th value of a kind, counted from 1. */
export function makePlaceholder(kind: PersonalDataKind, number: number): string {
  return `[${kind}_${number}]`;
}
