import type { LawBook } from "../audit/catalogue.ts";
import { resolveJurisdictions } from "../audit/context/resolve_jurisdictions.ts";
import type { Interaction } from "../audit/interaction.ts";
import type { Law } from "../audit/laws/law.ts";
import { inForce, lawApplies } from "../audit/verdict/law_applies.ts";

/** A law that applies, with the articles that are in force, and the jurisdiction by which it does. */
export interface ApplicableLaw {
  readonly law: Law;
  readonly jurisdiction: string;
}

/**
 * The laws that apply to an interaction, as the audit itself resolves them.
 *
 * @param options the domains that the audit read, and the ISO date by which laws are in force
 */
export function findApplicableLaws(
  interaction: Interaction,
  catalogue: LawBook,
  options: { readonly domains: readonly string[]; readonly as_of: string },
): ApplicableLaw[] {
  const { as_of } = options;
  const jurisdictions = resolveJurisdictions(interaction);
  const applicability = { jurisdictions, domains: new Set(options.domains), as_of };
  return catalogue.laws.flatMap((law) => {
    const jurisdiction = lawApplies(law, applicability);
    if (jurisdiction === undefined) return [];
    const articles = law.articles.filter((article) => inForce(article, as_of));
    return [{ law: { ...law, articles }, jurisdiction }];
  });
}
