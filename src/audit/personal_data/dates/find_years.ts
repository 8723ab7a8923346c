import type { DateSpan } from "./date_span.ts";

const YEAR =
  /(?<![\p{L}\p{N}_#$€£¥=+*/:.@^~-]|\p{N}[ ,.])(?:1[0-9]\d\d|20\d\d)(?:s(?!\p{L}))?(?! ?[%°$€£¥=*+×^]| ?(?:people|users|items|tokens|words|bytes|bits|kb|mb|gb|ms|km|m|mm|cm|kg|g|w|hz|mah|px|usd|eur|dollars|euros|pounds|calories|kcal|cal|steps|miles|meters|metres|feet|ft|sq|hours|times|points|characters|shares|units|copies|votes|jobs|students|employees|years|days|members)(?!\p{L})| \p{N})(?![\p{L}\p{N}_:@([]|[.,/]\p{N}|-\p{L}|-\p{N}{3}(?!\p{N})|-(?!(?:1[0-9]|20)\d\d(?!\p{N}))\p{N}{4})/giu;

/** Words for rooms, boxes, models, pages and so on, whose numbers look like years. */
const OTHER_NUMBER =
  /(?:suite|apt\.?|apartment|unit|box|room|rm\.?|page|pp?\.|port|model|line|error|code|no\.?|number|nr\.?|iso|rfc|step|chapter|section|version|v|windows|office|size|level|about|approximately|roughly|over|than|least|most|nearly|almost|around|range|row|id|psc|route|highway|rue|street|postfach)[ :]?$/i;

/** Words after which any number of four digits is a year. */
const YEAR_WORD =
  /(?:in|since|until|during|year|before|after|circa|ca\.?|early|late|mid|founded|built|born|im jahr|seit|en|desde|depuis|em|nel|dal|[(–-])[ ]?$/i;

/** A year and two digits are a pair of years only where these follow it: "1998-99", but "2024-07", papers. */
const PAIRED = /^[-–](\d\d)(?!\p{N})/u;

function isNumberOfPapers(text: string, year: number, end: number): boolean {
  const other = PAIRED.exec(text.slice(end, end + 4))?.[1];
  if (other === undefined) return false;
  const second = year - (year % 100) + Number(other);
  return second > LAST_USUAL || (second <= year && Number(other) > 12);
}

const FIRST_USUAL = 1900;
const LAST_USUAL = 2049;

/** Years from 1000 that stand alone; numbers of rooms and amounts are none. */
export function findYears(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  for (const match of text.matchAll(YEAR)) {
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    const year = Number.parseInt(match[0], 10);
    const usual = year >= FIRST_USUAL && year <= LAST_USUAL;
    if (OTHER_NUMBER.test(before) || (!usual && !YEAR_WORD.test(before))) continue;
    if (isNumberOfPapers(text, year, match.index + match[0].length)) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    found.push({ ...span, confidence: 0.6, exact: false, year });
  }
  return found;
}
