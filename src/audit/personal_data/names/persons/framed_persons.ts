import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  GROUP_WORD,
  lookUpWord,
  ORGANIZATION_WORD,
} from "../../../tagging/gazetteer.ts";
import { matchSpans } from "../match_spans.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

const PARTICLE =
  "(?:van der |van den |van de |van |von |de la |de |di |dos |da |bin |al |el |ter |ten )";
const PART = "\\p{Lu}[\\p{L}\\p{M}'’]{1,24}(?:-\\p{Lu}[\\p{L}\\p{M}'’]{1,24})?";
const SURNAME = `${PARTICLE}?${PART}`;

/** Things that people have and firms do not, behind the one whose they are. */
const PERSONAL =
  "(?:mug|initials|signature|handwriting|wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister|kids?|baby|birthday|funeral|wedding|desk|locker|lunch|coat|jacket|shift|phone|laptop|passport|visa|payslip|diagnosis|surgery|pregnancy|symptoms|medication|prescription|salary|bonus|timesheet|CV|resume|résumé|resignation|promotion|appraisal|sick note|flat|apartment|bedroom|girlfriend|boyfriend|grandmother|grandfather|parents|landlord|GP|doctor|bike|handover|inbox|voicemail)";
const WHOSE = new RegExp(`(?<![\\p{L}\\p{N}'’-])${SURNAME}(?=['’]s ${PERSONAL}(?!\\p{L}))`, "gu");

/** The parties of a case: "Moradi v. Kwon, decided". */
const PARTIES =
  /(?<![\p{L}\p{N}'’-])((?:van |de |El |bin )?\p{Lu}[\p{L}\p{M}'’-]{2,24}) v\. ((?:van den |van der |van |de |El |bin )?\p{Lu}[\p{L}\p{M}'’-]{2,24})(?=[,;.)]|$| (?:\(|\[|decided|is|was|held|the))/gu;

/** First name and an initial, in a list: "- Declan Y. 11:05", "2) De Santis F.". */
const INITIALLED = new RegExp(
  `(?<=(?:^|\\n)[ \\t]?[-•*–][ \\t])${PART} \\p{Lu}\\.(?=[ \\t](?:\\d|[-–:(])|[ \\t]*(?:\\n|$))|(?<=(?:^|\\s)\\d{1,2}[).] )(?:[Dd]e |[Vv]an )?${PART}(?: ${PART})? \\p{Lu}\\.(?=\\s|$)`,
  "gu",
);
/** "…, second bell, surname Al-Rashid." */
const CALLED = new RegExp(
  `(?<=\\b(?:[Ss]urname|[Ll]ast name)(?: is| of|:)? )${SURNAME}(?=[.,;\\s]|$)`,
  "gu",
);

/** What a text must hold for each pattern; most hold none. */
const IS_SOMEBODYS = new RegExp(`['’]s ${PERSONAL}`, "u");
const IS_LISTED = /(?:^|\n)[ \t]?[-•*–][ \t]\p{Lu}|\d[).] \p{Lu}/u;

const NOBODY = ORGANIZATION_WORD | BRAND_NAME | COUNTRY | CITY | GROUP_WORD | CALENDAR_WORD;

/** Words with a capital that everybody is called by. */
const ANYBODY =
  /^(?:mom|mum|dad|mother|father|grandma|grandpa|nan|gran|well|every(?:one|body)|some(?:one|body)|any(?:one|body)|nobody|today|tomorrow|god|lord|king|queen|patient|customer|employee|client|user|student|teacher|manager|boss|company|sister|brother|wife|husband|man|woman|boy|girl|child|baby|son|daughter|uncle|aunt|people|driver|doctor|nurse|tenant|guest|applicant|candidate)s?$/u;

/** Whether no word of it names a firm, a place, a people or a month. */
function mayBePerson(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end).toLowerCase().split(/[ -]/u);
  return words.every((word) => (lookUpWord(word) & NOBODY) === 0 && !ANYBODY.test(word));
}

/** The two sides of each case that a text names. */
function partiesOf(text: string): Span[] {
  if (!text.includes(" v. ")) return [];
  return [...text.matchAll(PARTIES)].flatMap(({ index, 0: all, 1: one = "", 2: other = "" }) => {
    const sides = [
      { start: index, end: index + one.length },
      { start: index + all.length - other.length, end: index + all.length },
    ];
    return sides.every((side) => mayBePerson(text, side)) ? sides : [];
  });
}

/** Surnames that what stands around them tells: whose mug it is, or who went to court. Linear. */
export function framedPersons(text: string): Span[] {
  const patterns = [
    ...(IS_SOMEBODYS.test(text) ? [WHOSE] : []),
    ...(IS_LISTED.test(text) ? [INITIALLED] : []),
    ...(text.includes("name") ? [CALLED] : []),
  ];
  const framed = matchSpans(text, patterns).filter((span) => mayBePerson(text, span));
  return [...partiesOf(text), ...framed];
}
