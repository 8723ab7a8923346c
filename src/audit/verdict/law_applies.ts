import type { Jurisdictions } from "../context/resolve_jurisdictions.ts";
import type { Law } from "../laws/law.ts";

/** What decides whether a law applies. */
export interface Applicability {
  readonly jurisdictions: Pick<Jurisdictions, "user" | "business">;
  /** Domains read from the use case. */
  readonly domains: ReadonlySet<string>;
  /** ISO date (YYYY-MM-DD) on which the interaction is judged. */
  readonly as_of: string;
}

/**
 * The jurisdiction by which a law applies, or undefined where it does not: by the user's and the
 * business's country, the domain and the date. Where one side is global the other speaks for both,
 * so that no law applies on the ground of its reach beyond borders alone.
 */
export function lawApplies(law: Law, applicability: Applicability): string | undefined {
  if (!inForce(law, applicability.as_of)) return undefined;
  if (law.domains && !law.domains.some((domain) => applicability.domains.has(domain))) {
    return undefined;
  }
  const { user, business } = applicability.jurisdictions;
  return law.jurisdictions.find(
    (code) =>
      code === "global" ||
      (law.applies_to !== "business" && user.has(code)) ||
      (law.applies_to !== "user" && business.has(code)),
  );
}

/** Whether a law or an article is in force on an ISO date; both ends are inclusive. */
export function inForce(
  dated: { readonly in_force_from?: string; readonly in_force_to?: string },
  asOf: string,
): boolean {
  return (dated.in_force_from ?? "") <= asOf && asOf <= (dated.in_force_to ?? "9999-12-31");
}
