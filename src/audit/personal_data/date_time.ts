import { maySpeak } from "./checks/may_speak.ts";
import { textAfter, textBefore } from "./checks/context.ts";
import { BIRTH_WORDS, CARE_WORDS } from "./data/life_date_words.ts";
import type { DateSpan } from "./dates/date_span.ts";
import { findMonthDates } from "./dates/find_month_dates.ts";
import { findNumericDates } from "./dates/find_numeric_dates.ts";
import { findTimes } from "./dates/find_times.ts";
import { findYears } from "./dates/find_years.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** How far a word may stand before a date that it speaks of. */
const REACH = 40;

/** A date that corrects another may stand further from the word: "my birth date is wrong, it should be …". */
const REACH_OF_CORRECTION = 100;
const CORRECTION =
  /(?:should (?:be|read|say)|ought to be|is actually|correct(?: one| date)? is|richtig(?: ist| wäre| lautet)|sondern|doit être|devrait être|debe ser|debería ser|deve ser|deveria ser|deve essere|dovrebbe essere|moet zijn|powinn[oa] być|ska vara|skal være|pitäisi olla|má být|má byť|trebuie să fie|helyesen|πρέπει να είναι|olmalı|должн[оа] быть|має бути|正しくは|应该是|應該是|맞는 날짜는)[:,]?\s*$/iu;

/** Nobody who was born before this year lives. */
const FIRST_LIVING_YEAR = 1905;

/** Whole generations are born between two years. */
const GENERATION = /\b(?:between|entre|zwischen|tra|tussen|między)\b[^.]{0,20}$/iu;

/** Whoever has a day of a year up to this one in brackets behind the name was born then. */
const LAST_BRACKETED_YEAR = 2008;
const NAME_BEFORE = /\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}[\p{L}\p{M}'’-]+ \($/u;

/** "Terrence Oakley (03/12/1988)". */
function isBracketedBirth(text: string, { start, end, exact, year }: DateSpan): boolean {
  if (!exact || year === undefined || year > LAST_BRACKETED_YEAR) return false;
  return text[end] === ")" && NAME_BEFORE.test(text.slice(Math.max(0, start - 60), start));
}

/** What says behind a date that somebody was born on it. */
const BIRTH_BEHIND =
  /^\W{0,3}(?:birthday|\(dob\)|r\. ?ur\.|р\. ?н|г\. ?р|(?:г\. ?|года |року )?(?:рожд|народж|роден)|doğumlu|születés|születet|rođen|生|년생|출생|출신|जन्म)/iu;

/** A star before a day of birth, or the one letter of the Nordic countries: "*12.05.1941", "s. 14.3.1990". */
const BIRTH_MARK = /(?:^|[\s(,;])(?:\* ?|(?:s|f|szül|nar|rođ|р|d)\. ?)$/u;

/** What ends before a date's own sentence; the stop of an abbreviation ends none: "Geb. datum". */
const SENTENCE = /^.*(?:(?<!(?<!\p{L})\p{L}{1,4})\.|[!?;]) (?=\S)/su;

/** A text, and whether it may hold words of births and of treatments. */
interface Surroundings {
  readonly text: string;
  readonly births: boolean;
  readonly cares: boolean;
}

/** What a date means to a person, by the words around it. */
function meaning(
  { text, births, cares }: Surroundings,
  span: DateSpan,
): Pick<Candidate, "type" | "personal"> {
  if (span.year !== undefined && span.year < FIRST_LIVING_YEAR) return { personal: false };
  const reach = CORRECTION.test(textBefore(text, span.start, REACH)) ? REACH_OF_CORRECTION : REACH;
  const sentence = births || cares ? textBefore(text, span.start, reach).replace(SENTENCE, "") : "";
  if ((births && BIRTH_WORDS.test(sentence)) || BIRTH_BEHIND.test(textAfter(text, span.end))) {
    const named = span.exact || (span.year !== undefined && !GENERATION.test(sentence));
    if (named) return { type: "DATE_OF_BIRTH", personal: true };
  }
  const marked = BIRTH_MARK.test(text.slice(Math.max(0, span.start - 7), span.start));
  if (span.exact && marked) {
    return { type: "DATE_OF_BIRTH", personal: true };
  }
  if (isBracketedBirth(text, span)) return { type: "DATE_OF_BIRTH", personal: true };
  if (span.exact && cares && CARE_WORDS.test(sentence))
    return { type: "CARE_DATE", personal: true };
  return { personal: false };
}

/** The longer of spans that overlap, in the order of the text. */
function keepLongest(spans: readonly DateSpan[]): DateSpan[] {
  const kept: DateSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = kept.at(-1);
    if (last === undefined || span.start >= last.end) kept.push(span);
    else if (span.end - span.start > last.end - last.start) kept[kept.length - 1] = span;
  }
  return kept;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  const spans = keepLongest([
    ...findNumericDates(text),
    ...findMonthDates(text),
    ...findTimes(text),
    ...findYears(text),
  ]);
  if (spans.length === 0) return [];
  const surroundings = {
    text,
    births: maySpeak(input, BIRTH_WORDS),
    cares: maySpeak(input, CARE_WORDS),
  };
  return spans.map((span) => ({
    kind: "DATE_TIME",
    start: span.start,
    end: span.end,
    confidence: span.confidence,
    validated: false,
    ...meaning(surroundings, span),
  }));
}

/** Dates and times; personal where they are dates of birth, treatment or death. */
export const detector: Detector = {
  id: "date_time",
  source: "ISO 8601-1; Unicode CLDR for the names of months and days, https://cldr.unicode.org",
  detect,
  examples: {
    true: [
      { text: "She was born on 2/8/1935.", finds: ["2/8/1935"] },
      { text: "2023-10-20T19:25:00Z", finds: ["2023-10-20T19:25:00Z"] },
      { text: "am 3. Oktober 1990 um 18:30", finds: ["3. Oktober 1990 um 18:30"] },
      { text: "le 1er mars 2020", finds: ["1er mars 2020"] },
      { text: "May 5, 2019 or Friday", finds: ["May 5, 2019", "Friday"] },
      { text: "2009年1月3日生まれ", finds: ["2009年1月3日"] },
      { text: "founded in 1977.", finds: ["1977"] },
      {
        text: "den 28/11 2023 kl 6.50, Fr 12.9.2024",
        finds: ["28/11 2023 kl 6.50", "Fr 12.9.2024"],
      },
      { text: "出生日期：1986-11-23", finds: ["1986-11-23"] },
      { text: "2025. 10. 2.에 받기로", finds: ["2025. 10. 2"] },
      { text: "al rapporto delle 7.55 del 27.01.2025 09:14", finds: ["27.01.2025 09:14"] },
      { text: "apertura dalle 8.30-12.30, poi alle 17.", finds: ["8.30-12.30", "17"] },
      { text: "يوم 8 شتنبر 2026", finds: ["8 شتنبر 2026"] },
      { text: "at 8:30 pm", finds: ["8:30 pm"] },
      { text: "Geb. datum: 30-11-1951", finds: ["30-11-1951"] },
      { text: "nacida el 12 de mayo de 1988", finds: ["12 de mayo de 1988"] },
      {
        text: "I typed my birth date wrong in the form last week, it should be 3/9/1984.",
        finds: ["3/9/1984"],
      },
    ],
    false: [
      "You may march on",
      "Factuur 2024-0387, reclamo 2024-77, račun 2208/1/1",
      "kosztuje o 3.50 zł mniej",
      "version 1.2.13",
      "Suite 2010",
      "2000 people",
      "1920x1080",
      "32/13/2020",
      "I mean mar and sun",
      "directed by Steven Abril",
    ],
  },
};
