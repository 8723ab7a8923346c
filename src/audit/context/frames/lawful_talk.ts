import { lexicon } from "./lexicon.ts";

/** Talk about the law, or about equal treatment. */
export const LAWFUL_TALK: RegExp = lexicon([
  "illegal*",
  "unlawful*",
  "prohibit*",
  "discriminat*",
  "regardless*",
  "against the law",
  "equal opportunit*",
  "must not (?:be )?(?:reject*|refus*|treat*|deny|denied|exclude*)",
  "may not (?:be )?(?:reject*|refus*|treat*|deny|denied|exclude*)",
  "forbid*",
  "should not (?:be )?(?:reject*|refus*|treat*|deny|denied|exclude*)",
  "cannot (?:reject|refuse|deny|exclude|filter|select)",
  "can't (?:reject|refuse|deny|exclude|filter|select)",
  "if (?:an employer|a landlord|you are)",
  "studies show",
  "research",
  "bias*",
  "fair*",
]);
