import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { cutFirm } from "../addresses/cut_firm.ts";
import { addNames } from "../add_names.ts";
import { caselessBodies } from "./caseless_bodies.ts";
import { firmsByForm } from "./firms_by_form.ts";

const ENGLISH = languageNumber("en");

/**
 * The names and the firms that their legal form tells, and bodies in scripts without capitals; the
 * tagger has learned English firms better.
 */
export function withFirms(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const { count } = analysis.tokens;
  const caseless = caselessBodies(analysis);
  const bodied = addNames(names, {
    added: caseless,
    count,
    givesWay: ({ kind, first, last }, body) =>
      kind !== "ADDRESS" && kind !== "ORGANIZATION" && first >= body.first && last <= body.last,
  });
  const firms = analysis.language === ENGLISH ? [] : firmsByForm(analysis);
  if (firms.length === 0) return bodied;
  return addNames(
    bodied.map((name) => cutFirm(name, analysis, firms)),
    { added: firms, count, givesWay: ({ kind }) => kind !== "ADDRESS" },
  );
}
