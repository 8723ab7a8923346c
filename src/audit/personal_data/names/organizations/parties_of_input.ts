import { EAST_ASIAN, languageNumber } from "../../../tagging/guess_language.ts";
import { rememberOnce } from "../../../reading/remember_once.ts";
import type { DetectionInput } from "../../detector.ts";
import { findNames } from "../find_names.ts";
import { LEARNED } from "../learned_languages.ts";
import { toldParties } from "./told_parties.ts";

const ENGLISH = languageNumber("en");

/**
 * Parties in texts that are not English. Where the tagger has learned the language, what it takes
 * for a body of the same length or more stays one: its texts name parties so.
 */
export const partiesOfInput: (input: DetectionInput) => readonly { start: number; end: number }[] =
  rememberOnce((input) => {
    const { names, analysis } = findNames(input);
    if (analysis.language === ENGLISH) return [];
    const parties = toldParties(input.text);
    if (!LEARNED.has(analysis.language) && analysis.language !== EAST_ASIAN) return parties;
    return parties.filter(
      (party) =>
        !names.some(
          ({ kind, start, end }) =>
            kind === "ORGANIZATION" && start <= party.start && end >= party.end,
        ),
    );
  });
