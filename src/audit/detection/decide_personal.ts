import type { Interaction } from "../interaction.ts";
import { KIND_RULES } from "./kind_rules.ts";
import type { Proposal } from "./propose.ts";

/**
 * Whether a value concerns a natural person, here. The detector's word counts where the value itself
 * tells; what the interaction says about the company comes next; the rule of the kind is last.
 */
export function decidePersonal(proposal: Proposal, interaction: Interaction): boolean {
  if (proposal.personal !== undefined) return proposal.personal;
  if (isCompanyName(proposal.value, interaction.company_name)) return false;
  return KIND_RULES[proposal.kind].personal;
}

function isCompanyName(value: string, company: string): boolean {
  return company.length > 0 && value.toLowerCase() === company.toLowerCase();
}
