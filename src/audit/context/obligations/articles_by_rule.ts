import { OBLIGATION_RULES } from "./obligation_rules.ts";

/** The articles of the GDPR whose violation the words of a described case tell by themselves. */
export function articlesByRule(text: string): number[] {
  const lower = text.toLowerCase();
  return OBLIGATION_RULES.filter(({ all }) => all.every((pattern) => pattern.test(lower))).map(
    ({ article }) => article,
  );
}
