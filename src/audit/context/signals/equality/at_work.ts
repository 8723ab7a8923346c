import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** Uses in which people are hired, led, promoted and let go, though the trade is another. */
const WORKPLACE =
  /(?<!\p{L})(?:hr|human resources|personnel|staff(?:ing)?|recruit\p{L}*|hiring|shortlists?|shortlisting|vacanc\p{L}+|careers?|talent|applicants?|candidates?|cvs?|resumes?|job|jobs|interviews?|promotions?|restructuring|redundanc\p{L}+|layoffs?|managers?|team leads?|supervisors?|workforce|rota|rostering|employers?|appraisals?|onboarding|personal\p{L}*|bewerb\p{L}*|recrutement|embauche|candidatures?|personnel|reclutamiento|selección|empleo|recrutamento|contratação|selezione|risorse umane|werving|vacatures?|rekrutac\p{L}*|kadr\p{L}*|işe alım|insan kaynakları)(?!\p{L})|招聘|人事|採用|채용/u;

/** The interaction with employment among its domains, where the use case is one of a workplace. */
export function atWork(input: SignalInput): SignalInput {
  if (input.domains.has("employment") || !WORKPLACE.test(input.use_case)) return input;
  return { ...input, domains: new Set([...input.domains, "employment"]) };
}

/** A rule as it holds at work: the service hires, or the two speak of a job. */
export function inScenes(rule: TogetherSignalRule): readonly TogetherSignalRule[] {
  const spoken = rule.asked
    ? { ...rule, elsewhere: [...(rule.elsewhere ?? []), "passing_over.scene"] }
    : { ...rule, asked: { all: ["passing_over.scene"] } };
  return [{ ...rule, domains: ["employment"] }, spoken];
}
