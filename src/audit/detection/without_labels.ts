import type { Candidate } from "../personal_data/detector.ts";
import { LABELLED_KINDS } from "./labelled_kinds.ts";

/** Between a label and its number. */
const BETWEEN =
  /^["'*)]{0,2}\s?(?:(?:no|nr|number|nummer|is|ist|est|es|é|è|to)\b\.?)?[\s:#=–-]{0,3}$/iu;
/** Abbreviations of registers and numbers, and words for cards and documents. */
const LABEL =
  /^(?:\p{Lu}{2,6}|\p{L}*(?:ausweis|pass|passport|nummer|schein|kort|karte|kaart|паспорт))$/iu;
const ABBREVIATION = /^\p{Lu}{2,6}$/u;
const LONGEST_GAP = 12;

/**
 * Leaves out the organizations and persons that are the label of the number behind them: "ITIN" in
 * `ITIN 912-70-1234`, "Personalausweis" before its number. A surname in capitals stays a person.
 *
 * @param proposals In the order of the text, none overlapping another.
 */
export function withoutLabels<T extends Candidate>(proposals: readonly T[], text: string): T[] {
  return proposals.filter((proposal, index) => {
    const next = proposals[index + 1];
    if (next === undefined || !LABELLED_KINDS.has(next.kind)) return true;
    const name = text.slice(proposal.start, proposal.end);
    const isName = proposal.kind === "ORGANIZATION" || proposal.kind === "PERSON";
    if (!isName || !LABEL.test(name) || next.start - proposal.end > LONGEST_GAP) return true;
    if (ABBREVIATION.test(name) && proposal.kind === "PERSON") return true;
    if (!ABBREVIATION.test(name) && name.length <= 6) return true;
    return !BETWEEN.test(text.slice(proposal.end, next.start));
  });
}
