import { SPACED_LETTER } from "../checks/spaced_letter.ts";
import type { DateSpan } from "./date_span.ts";

const HOUR = "(?:[01]?\\d|2[0-3])";
const MINUTES = "[0-5]\\d";
const HALF_DAY = "[ap](?:\\.m\\.|m(?![\\p{L}\\p{N}]))";
/** Behind two points a range of hours may stand: "9:00-13:00". */
const POINTED = `${HOUR}:${MINUTES}(?::${MINUTES}(?:[.,]\\d{1,6})?)?(?: ?[ap]\\.?m(?![\\p{L}\\p{N}])\\.?|[\\-–]${HOUR}:${MINUTES})?`;
const NAMED = `${HOUR}(?:[.:]${MINUTES})? uhr(?: ${MINUTES})?(?!\\p{L})|${HOUR}[.:]${MINUTES} (?:uur|h|sati)(?!\\p{L})|(?:0?[1-9]|1[0-2]) o['’]clock|${HOUR} ?h ?${MINUTES}(?![\\p{L}\\p{N}])|${HOUR} ór(?:akor|ától|áig|ára)(?!\\p{L})|${HOUR}(?:[.:]${MINUTES} (?:pagi|siang|sore|malam)|(?:[.:]${MINUTES})? petang)(?!\\p{L})|${HOUR}[.:]${MINUTES} ?น\\.`;
const CLOCK = new RegExp(
  `(?<!${SPACED_LETTER}|[\\p{N}.,:\\/_]|(?<!\\p{Script=Hebrew})-)(?:${POINTED}|(?:0?[1-9]|1[0-2])(?:[.:]${MINUTES})? ?${HALF_DAY}|${NAMED})(?!\\p{N}|:\\p{N}|-(?!(?:kor|tól|től|ig|ra|re)(?!\\p{L}))\\p{L})`,
  "giv",
);
const EAST_ASIAN =
  /(?:[上下]午|早上|晚上|午前|午後|오전|오후)? ?\d{1,2} ?[点點時时시](?: ?\d{1,2} ?[分분]|半)?/gu;
/** Words for an hour, and others that stand before one, behind which a full stop parts hours and minutes. */
const HOUR_WORDS =
  "godz\\.?|godzin[aęieyo]{1,2}|kl\\.?|klokken|klockan|klo|kello|kell|plkst\\.?|pukul|jam|a les|de les|d[ée]s de les|i går|igår|eile|vakar|gestern|gisteren|ieri|yesterday|ora|orele|ore|saat|ώρα|alle|dalle|dopo le|prima delle|verso le|entro le|fino alle|a las|a la|las|às|om|la|v|ve|ob|o|od|u|oko|ab|gegen|в|о|об|до|στις";
/** What a number with a point tells of otherwise: money, a measure, a share. */
const MEASURES =
  "%|‰|€|\\$|£|°|[Kk]č|zł|kr|Ft|lei|eur(?:os?)?|din|TL|kn|руб|грн|ευρώ|mil\\p{L}*|mln|mld|mrd|mio|[kcm]?m|km\\/h|[km]?g|kilo\\p{L}*|dkg|lit\\p{L}*|[dcm]?l|[KMGT]B|[kM]?W|V|A|bar|pro[cz][ e]\\p{L}*|poin\\p{L}*|punk?t\\p{L}*|pont\\p{L}*|bod\\p{L}*|metr\\p{L}*|meter|tis\\p{L}*|tys\\p{L}*|mii|mijoen";
/** Behind a word for an hour; French writes "à 9h", and Italian and others the hour alone behind an article. */
const BEHIND_WORD = new RegExp(
  `(?=\\d)(?<=(?<!\\p{L})(?:${HOUR_WORDS}) )${HOUR}\\.${MINUTES}(?![\\p{N}\\/-]|[.,]\\p{N}| ?(?:${MEASURES})(?!\\p{L}))` +
    `|(?=\\d)(?<=(?<!\\p{L})(?:à|vers|dès|avant|après|jusqu['’]à|de|entre) )${HOUR} ?h(?![\\p{L}\\p{N}])` +
    `|(?=\\d)(?<=(?<!\\p{L})(?:godz\\.|kl\\.|klo|alle ore|dalle ore|ore|dopo le|prima delle|entro le|alle|dalle) )${HOUR}(?=[,;!?)]|\\.(?!\\p{N})|\\n|$)`,
  "giu",
);
/** Two hours with points, joined by a dash: "8.30-12.30". */
const POINTED_RANGE =
  /(?<![\p{L}\p{N}.,:/_+-]|[\p{N})] )((?:[01]?\d|2[0-3])\.[0-5]\d)[-–]((?:[01]?\d|2[0-3])\.[0-5]\d)(?![\p{L}\p{N}]|[.,:/-]\p{N}| ?[%€$£°])/gu;

/** Times of the day. Words such as `yesterday` identify nobody and are left alone. */
export function findTimes(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  const add = (pattern: RegExp, confidence: number) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      found.push({ start, end: match.index + match[0].length, confidence, exact: false });
    }
  };
  add(CLOCK, 0.65);
  add(BEHIND_WORD, 0.6);
  for (const { index, 0: range, 1: from, 2: to } of text.matchAll(POINTED_RANGE)) {
    if (Number(from) >= Number(to)) continue;
    found.push({ start: index, end: index + range.length, confidence: 0.6, exact: false });
  }
  if (/[点點時시]/u.test(text)) add(EAST_ASIAN, 0.65);
  return found;
}
