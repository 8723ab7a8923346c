import { CITY, COUNTRY, lookUpWord, ORGANIZATION_WORD } from "../../../tagging/gazetteer.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import { NAME_WORD } from "./name_pattern.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The surname first, a comma, and one or two given names, as an entry that ends or goes on with a mark. */
const ENTRY = new RegExp(
  `(?=\\p{Lu}|de |van |von |al-|el )(?<=(?:^|\\n|[;:] ?|\\d[.)] )[-•* ]{0,2})((?:de |van |von |al-|el )?${NAME_WORD}(?: ${NAME_WORD})?), (${NAME_WORD}(?: (?:${NAME_WORD}|\\p{Lu}\\.))?)(?=[ \\t]*(?:$|\\n|;|,? ?\\(|, \\d|\\.(?:\\s|$)))`,
  "gu",
);
/** Labels of entries that are persons. */
const LABEL =
  /(?:names?|patients?|passengers?|students?|pupils?|employees?|guests?|absent|present|attendees?|members?|claimants?|tenants?|applicants?|policyholders?|borrowers?|owners?|drivers?|donors?|witness(?:es)?|apologies) ?: ?$/iu;
const LONGEST_LABEL = 24;
const SHOUTED = /^\p{Lu}[\p{Lu}'’-]{2,}(?: \p{Lu}+)?$/u;
const MAYBE = /[\p{L}'’-], \p{Lu}/u;
const PLACE = CITY | COUNTRY | ORGANIZATION_WORD;

/** Persons with the surname first, where a label or a second such entry tells a list of persons. Linear. */
export function invertedPersons(text: string): Span[] {
  if (!MAYBE.test(text)) return [];
  const entries = [...text.matchAll(ENTRY)].flatMap(
    ({ index, 0: all, 1: surname = "", 2: given = "" }) => {
      const [first = ""] = given.toLowerCase().split(" ");
      const shouted = SHOUTED.test(surname) && !SHOUTED.test(given);
      const label = LABEL.test(text.slice(Math.max(0, index - LONGEST_LABEL), index));
      if (!isInflectedGiven(first) && !shouted && !label) return [];
      if ((lookUpWord(surname.toLowerCase()) & PLACE) !== 0 && !shouted) return [];
      return [{ start: index, end: index + all.length, sure: label || shouted }];
    },
  );
  const listed = entries.length > 1;
  return entries.filter(({ sure }) => sure || listed).map(({ start, end }) => ({ start, end }));
}
