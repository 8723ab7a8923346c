import { sentenceSpan, type Reading, type Span } from "../reading.ts";
import { standsIn } from "./match_anchor.ts";
import type { SignalInput } from "./signal.ts";

/** How people ask about a case, or how a regulator or a court decided. */
const CASE_ASKED =
  /(?<!\p{L})(?:lawsuit|(?:was|were|is|been|get|got) (?:\p{L}+ ){0,3}(?:sued|fined|penali[sz]ed|prosecuted)|what did the (?:ftc|eeoc|sec|cfpb|ico|court|judge|jury|regulator|tribunal|commission|authority)|the (?:ruling|verdict|settlement|court case)|verklagt|(?:bußgeld|strafe) (?:\p{L}+ ){0,3}(?:bekommen|verhängt|gegen)|urteil|(?:condamnée?|sanctionnée?) (?:par|pour|\?)|pourquoi (?:\p{L}+ ){1,5}(?:condamnée?|sanctionnée?)|por qu[eé] (?:\p{L}+ ){1,5}(?:multad[oa]|demandad[oa]|condenad[oa]|processad[oa]|sancionad[oa])|perché (?:\p{L}+ ){1,5}(?:multat[oa]|condannat[oa]|sanzionat[oa])|waarom (?:\p{L}+ ){1,5}(?:beboet|veroordeeld|aangeklaagd)|dlaczego (?:\p{L}+ ){1,5}(?:ukaran[aoy]|pozwan[aoy])|за что (?:\p{L}+ ){1,5}оштраф\p{L}+)(?!\p{L})|为什么.{1,12}(?:被罚|被起诉|被处罚)|なぜ.{1,12}(?:罰金|訴えられ|処分)|왜.{1,12}(?:벌금|과징금|소송)/u;

/** A sentence that tells how a case went. */
const CASE_TOLD =
  /(?<!\p{L})(?:(?:court|jury|judge|tribunal|regulator|commission|ombudsman|prosecutors?|police|hud|ftc|eeoc|sec|cfpb|ico|cnil|anpd|garante|aepd) (?:\p{L}+ )?(?:found|ruled|held|fined|ordered|decided|alleged|concluded|sued|charged)|(?:it|they|he|she|authority|regulator|court|ftc) (?:has |had |have )?(?:fined|sued|sanctioned|prosecuted) (?:a|an|the|two|three|several)|(?:gericht|behörde) (?:\p{L}+ ){0,3}(?:entschied|verurteilte|verhängte|stellte fest)|tribunal (?:\p{L}+ ){0,2}(?:a jugé|a condamné|condenó|declaró|condenou|decidiu)|tribunale ha (?:stabilito|condannato))(?!\p{L})|法院(?:认定|判决|裁定)|裁判所は|법원은/u;

/** A sentence that tells what a rule says of conduct. */
const RULE_TOLD =
  /(?<!\p{L})(?:breach(?:es)?|infringes?|violates?|forbids?|prohibits?|bans?|outlaws?|verbietet|verstößt gegen|interdit|enfreint|prohíbe|infringe|proíbe|viola|vieta|verbiedt|zabrania|narusza) (?:[\p{L}\d.]+ ){0,3}(?:section|sections|article|rule|act|law|code|regulation|directive|consumer|§|artikel|gesetz|loi|ley|lei|legge|wet|ustaw\p{L}*|promises?|such|this|that)(?!\p{L})|(?<!\p{L})(?:forbids|prohibits|bans|bars|outlaws) (?:any |all )?(?:questions|asking|employers|landlords|lenders|creditors|insurers|companies|discriminat\p{L}*)(?!\p{L})|(?<!\p{L})(?:rule|section|article|art\.|act|lei|ley|legge|loi|§) ?[\d.()a-z]* (?:forbids?|prohibits?|bans?|outlaws?|proíbe|prohíbe|vieta|interdit|verbietet)/u;

/**
 * Whether a sentence tells of somebody else's case, or of what a rule forbids: the conduct that it
 * names is nobody's here.
 */
export function isReported(
  input: SignalInput,
  { reading, start, end }: Span & { reading: Reading },
): boolean {
  if (reading.side === "output" && standsIn(input.input, CASE_ASKED)) return true;
  const text = reading.lower.slice(start, end);
  return CASE_TOLD.test(text) || RULE_TOLD.test(text);
}

/** The same of the sentence of an index. */
export function isReportedAt(
  input: SignalInput,
  { reading, index }: { reading: Reading; index: number },
): boolean {
  return isReported(input, { reading, ...sentenceSpan(reading, index) });
}
