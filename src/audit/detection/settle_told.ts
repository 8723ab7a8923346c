import type { Interaction } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { tellsOfOthers } from "./tells_of_others.ts";

/** Kinds by which somebody can be reached or looked up: nobody tells such things of Napoleon. */
const SAID_OF_ANYBODY: ReadonlySet<string> = new Set([
  ...["PERSON", "TITLE", "NRP", "AGE", "DATE_TIME", "LOCATION", "ORGANIZATION", "URL", "DOMAIN"],
]);

/**
 * The findings of both sides, where persons of a tale or of general knowledge concern nobody. Whom
 * the question names stays a person: a story may be about a neighbour.
 */
export function settleTold(
  interaction: Interaction,
  findings: readonly PersonalData[],
): readonly PersonalData[] {
  if (!findings.some(({ kind, personal }) => kind === "PERSON" && personal)) return findings;
  const told = tellsOfOthers(interaction);
  if (told === undefined) return findings;
  if (findings.some(({ kind, personal }) => personal && !SAID_OF_ANYBODY.has(kind))) {
    return findings;
  }
  const asked = interaction.input.value.toLowerCase();
  const isNamed = ({ start, end }: PersonalData): boolean => {
    const words = interaction.output.value
      .slice(start, end)
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u);
    return words.some((word) => word.length > 2 && asked.includes(word));
  };
  return findings.map((finding) => {
    if (finding.kind !== "PERSON" || !finding.personal) return finding;
    const invented = told === "figures" || (finding.side === "output" && !isNamed(finding));
    return invented ? { ...finding, personal: false } : finding;
  });
}
