import type { Interaction } from "../interaction.ts";
import type { Candidate } from "../personal_data/detector.ts";
import { KIND_RULES } from "./kind_rules.ts";

/**
 * Whether a value concerns a natural person, here. The detector's word counts where the value itself
 * tells; what the interaction says about the company comes next; the rule of the kind is last.
 */
export function decidePersonal(
  candidate: Candidate,
  where: { readonly value: string; readonly interaction: Interaction },
): boolean {
  if (candidate.personal !== undefined) return candidate.personal;
  if (isCompanyName(where.value, where.interaction.company_name)) return false;
  return KIND_RULES[candidate.kind].personal;
}

function isCompanyName(value: string, company: string): boolean {
  return company.length > 0 && value.toLowerCase() === company.toLowerCase();
}
