import { type Analysis, MIXED_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  FUNCTION_WORD,
  ORGANIZATION_WORD,
  REGION,
  STREET_WORD,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { endOfRow } from "./end_of_row.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isNamedAfter } from "./is_named_after.ts";
import { isSlavicSurname } from "./is_slavic_surname.ts";
import { isWorldGiven } from "./is_world_given.ts";

const CONFIDENCE = 0.6;
const NEVER =
  ORGANIZATION_WORD |
  STREET_WORD |
  BRAND_NAME |
  CALENDAR_WORD |
  COUNTRY |
  REGION |
  CITY |
  FUNCTION_WORD;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Languages in Latin letters whose surnames tell by their endings. */
const INFLECTING = new Set(["pl", "cs"].map(languageNumber));

/** Right before a place's name; a surname stands behind them in the plural at most. */
const BEFORE_PLACE = new Set(
  "в во на из под над через до возле около у район города город г w we do z ze na pod nad przez koło obok gmina powiat miasto v ve od u ulica ul osiedle os plac pl".split(
    " ",
  ),
);

/** Verbs of Russian, Ukrainian and their neighbours that tell what somebody does or did. */
const VERB =
  /(?:ła?|ł[ao]|l[ai]?|[аеиоуыяюё]л(?:а|и|ся|ась|ись)?|[аеиуяю]в(?:ся)?|[аеиуяєї](?:е|ё|є|у|ю|и|ї)?т(?:ь|ся)?|ит|ится|ють|ує|ає|яє)$/u;
/** Given names that are words, too: faith, love, lion, rose. */
const WORDS = new Set(
  "спартак вера любовь надежда роман лев роза лилия слава мир майя август рая злата светлана марк аврора виктория победа герман".split(
    " ",
  ),
);

function isWithinQuotes({ text, tokens }: Analysis, at: number): boolean {
  return /[«"“„]$/u.test(text.charAt(tokens.starts[at]! - 1));
}

/** Whether what a sentence begins with is told to do something. */
function opensStatement({ types, tokens }: Analysis, at: number): boolean {
  const next = types[at + 1];
  if (next === undefined || tokens.gaps[at + 1] !== GAP_SPACE) return false;
  return next.casing === 0 && VERB.test(next.lower);
}

function isPerson(analysis: Analysis, at: number): boolean {
  const { types, bits, openings, lineCases, tokens, language } = analysis;
  const { lower } = types[at]!;
  if (!CYRILLIC.test(lower) && !INFLECTING.has(language)) return false;
  if ((bits[at]! & NEVER) !== 0 || isWithinQuotes(analysis, at)) return false;
  if (lineCases[at] !== MIXED_CASE || isNamedAfter({ first: at, last: at }, analysis)) return false;
  if (openings[at]! > 0) {
    if (!opensStatement(analysis, at)) return false;
    return isSlavicSurname(lower, { sure: true }) || (isWorldGiven(lower) && !WORDS.has(lower));
  }
  const before = types[at - 1]?.lower ?? "";
  if (tokens.gaps[at] !== GAP_SPACE || BEFORE_PLACE.has(before)) return false;
  return isSlavicSurname(lower, { sure: true });
}

/**
 * Surnames that stand alone, by their Slavic endings, and given names that begin a statement:
 * "спорить с Хабибуллиной", "Глеб уходит". Linear.
 */
export function loneSlavicNames(analysis: Analysis): TaggedName[] {
  const { types, tokens } = analysis;
  const persons: TaggedName[] = [];
  for (let at = 0; at < types.length; at++) {
    if (!isCapitalised(types[at]!)) continue;
    const last = endOfRow(analysis, { first: at });
    if (last === at && isPerson(analysis, at)) {
      const [start, end] = [tokens.starts[at]!, tokens.ends[at]!];
      persons.push({ kind: "PERSON", start, end, first: at, last: at, confidence: CONFIDENCE });
    }
    at = last;
  }
  return persons;
}
