import type { Trigger } from "../laws/law.ts";

const COMPLAINT_PUNISHED: Trigger = {
  tags: ["retaliation", "harassment_complaint"],
  flows: ["output"],
  finding: "violation",
  severity: "high",
  reason: "Whoever complained of harassment or discrimination is to pay for it.",
  remediation: [
    "Withdraw every step against the complainant, and have the complaint looked into.",
    "Keep whoever is complained of out of decisions on the complainant.",
  ],
};

/** Nobody pays for a complaint of discrimination or harassment, or for having helped with one. */
export const VICTIMISATION: readonly Trigger[] = [COMPLAINT_PUNISHED];

/**
 * The same for laws on certain characteristics, since no fact tells of what discrimination the
 * complaint was: a person looks whether the law speaks of it.
 *
 * @param traits tags of the law's characteristics, such as `trait:age`
 */
export function victimisationByTrait(...traits: readonly string[]): readonly Trigger[] {
  const doubtful = { ...COMPLAINT_PUNISHED, finding: "possible", severity: "medium" } as const;
  const named = traits.map((trait) => ({
    ...doubtful,
    tags: ["retaliation"],
    with: ["protected_reason", trait],
    without: ["harassment_complaint"],
    reason: "Somebody is to be punished, and a characteristic that the law protects is spoken of.",
  }));
  return [doubtful, ...named];
}
