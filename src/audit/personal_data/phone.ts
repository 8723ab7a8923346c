import { textAfter, textBefore } from "./checks/context.ts";
import {
  OTHER_NUMBER_WORDS,
  PHONE_WORDS,
  PHONE_WORDS_AFTER,
  SERVICE_WORDS,
} from "./data/phone_words.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { EAST_ASIAN, languageNumber } from "../tagging/guess_language.ts";
import { findNames } from "./names/find_names.ts";
import { ratePhone } from "./phones/rate_phone.ts";
import type { PhoneSigns } from "./phones/rate_phone.ts";

const NUMBER =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_]|\p{N}[.:/+*-]|(?<!\p{N}{6})(?<=\p{N}),|[#$€£¥=*])(?:\+ ?|00 ?)?(?:\( ?)?\+?\d(?:[ \u00a0.()/\-\u2010-\u2013]{0,3}\d){5,16}(?: ?(?:x|ext\.?|extension|durchwahl|poste|anexo|ramal|доб\.?) ?\d{1,6})?(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_%€£¥°]|[.:/-]\p{N}|(?<!-\p{N}{3,4}),\p{N}{1,6}(?!-?\p{N})|=\p{sc=Latin}|-(?!(?:office|fax|mobile|cell|home|work|tel|phone|direct|main)(?!\p{L}))\p{sc=Latin})/giu;

/** Behind the number of a house stand the name and the sort of its street. */
const STREET_AFTER =
  /^ (?:\p{Lu}[\p{L}'.-]{0,20} ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Boulevard|Way|Ct|Court|Pl|Place|Sq|Square|Hwy|Highway|Pkwy|Terrace|Crescent)(?!\p{L})/u;

/** From an hour to another: "8.30-12.30". */
const HOURS = /^(?:[01]?\d|2[0-3])\.[0-5]\d ?[-\u2010-\u2013] ?(?:[01]?\d|2[0-3])\.[0-5]\d$/;

/** A bracket around the whole number is none of it: "Ann Lee (212-736-5000)". */
const OPENED = /^\( ?/;
/** Whose number it is, in notes and lists of contacts: "wife (Shanthi) 98410 22133". */
const RELATIVE_BEFORE =
  /(?<!\p{L})(?:wife|husband|spouse|partner|mum|mom|mother|dad|father|sister|brother|son|daughter|grandma|grandpa|uncle|aunt|aunty|neighbou?r|landlord|nanny|babysitter|driver|plumber|(?:ehe)?frau|(?:ehe)?mann|mutter|vater|sohn|tochter|schwester|bruder|femme|mari|mère|père|fils|fille|frère|sœur|esposa|esposo|marido|madre|padre|hijo|hija|hermana|hermano|moglie|marito|figlio|figlia|esposa|mãe|pai|filho|filha|vrouw|moeder|vader|zoon|dochter|żona|mąż|matka|ojciec|syn|córka)(?:\)|:? \(?\p{Lu}\p{L}{1,20}\)?)?[:,-]? {1,2}\(?$/iu;
/** Where a number is kept, and no account's: "the phone number on the account". */
const ON_ACCOUNT =
  / (?:(?:on|for|linked to|registered to) (?:the|your|my|this|his|her) account|(?:på|i|till) kontot|på kontoen|(?:im|am|zum|auf dem) konto|(?:bij|op) (?:het|de|uw|je) account|sur (?:le|votre|ton|son) compte|(?:de|en) (?:la|su|tu) cuenta|(?:da|na) (?:sua )?conta|(?:sul|del) (?:suo )?(?:conto|account)|(?:na|do|przy) konci?e)(?!\p{L})/iu;
/** Such a number has as many digits as a full one. */
const FEWEST_OF_RELATIVE = 9;

/** More numbers than this are a table and no talk; the rest is rated without words. */
const MOST_NUMBERS = 400;
const REACH = 60;
const SERVICE_REACH = 70;
const STREET_REACH = 80;
/** Marks that may stand around a number which is all of a text. */
const MOST_AROUND = 8;

/** The words after the last of which nothing else is named. */
function readSigns(text: string, start: number, end: number): PhoneSigns {
  const before = textBefore(text, start, REACH).replace(ON_ACCOUNT, "");
  const after = PHONE_WORDS_AFTER.test(textAfter(text, end));
  const phone = PHONE_WORDS.lastEnd(before);
  const other = OTHER_NUMBER_WORDS.lastEnd(before);
  const digits = text.slice(start, end).replace(/\D/g, "").length;
  const relative = digits >= FEWEST_OF_RELATIVE && RELATIVE_BEFORE.test(before);
  const named = after || phone > other || relative;
  return {
    named,
    adjacent: after || (phone >= 0 && phone > other && before.length - phone <= 4),
    otherwise: !named && other >= 0 && before.length - other <= 25,
  };
}

/** Whether the number is all that the text says. */
function isAllOfText(text: string, { start, end }: { start: number; end: number }): boolean {
  if (text.length - (end - start) > MOST_AROUND) return false;
  return !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end));
}

/** Noughts, or another digit, to the end: what one writes to show how numbers look. */
function isStandInNumber(written: string): boolean {
  return /(\d)\1{5}$/.test(written.replace(/\D/g, ""));
}

/** Where a language is spoken most; a text in it may hold numbers as one writes them there. */
const REGIONS_BY_LANGUAGE: ReadonlyMap<number, readonly string[]> = new Map([
  [EAST_ASIAN, ["CN", "TW", "JP"]],
  ...Object.entries({
    de: ["DE", "AT", "CH"],
    fr: ["FR", "BE", "CH"],
    es: ["ES", "MX", "AR", "CO", "CL"],
    it: ["IT"],
    nl: ["NL", "BE"],
    pl: ["PL"],
    pt: ["PT", "BR"],
    sv: ["SE"],
    da: ["DK"],
    no: ["NO"],
    cs: ["CZ"],
    sk: ["SK"],
  }).map(([language, regions]): [number, string[]] => [languageNumber(language), regions]),
]);

function detect(input: DetectionInput): Candidate[] {
  const { text, countries } = input;
  const found: Candidate[] = [];
  if (!/\d{2}/u.test(text)) return found;
  const spoken = REGIONS_BY_LANGUAGE.get(findNames(input).analysis.language) ?? [];
  const regions = [...new Set([...countries, "US", ...spoken])];
  let count = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (++count > MOST_NUMBERS) break;
    const [written] = match[0].includes(")") ? match : [match[0].replace(OPENED, "")];
    const end = match.index + match[0].length;
    if (HOURS.test(written)) continue;
    const span = { start: end - written.length, end };
    const signs = readSigns(text, span.start, span.end);
    const alone = isAllOfText(text, span);
    const rating = ratePhone(written, { regions, signs, alone });
    if (rating === null) continue;
    if (!signs.adjacent && STREET_AFTER.test(text.slice(span.end, span.end + STREET_REACH)))
      continue;
    const service =
      SERVICE_WORDS.test(textBefore(text, span.start, SERVICE_REACH)) || isStandInNumber(written);
    found.push({ kind: "PHONE", ...span, ...rating, ...(service ? { personal: false } : {}) });
  }
  return found;
}

/** Telephone numbers of every country, in international and national form. */
export const detector: Detector = {
  id: "phone",
  source: "ITU-T E.164; the national numbering plans as libphonenumber holds them",
  detect,
  examples: {
    true: [
      { text: "Call +1 (226) 226-5078 now", finds: ["+1 (226) 226-5078"] },
      { text: "(898)666-3621x0135", finds: ["(898)666-3621x0135"] },
      { text: "Tel. 030 1234567", finds: ["030 1234567"], countries: ["DE"] },
      {
        text: "名单：周桂兰，139-0417-2865，2型糖尿病",
        finds: ["139-0417-2865"],
        countries: ["CN"],
      },
      { text: "我的手机是13812345678", finds: ["13812345678"], countries: ["CN"] },
      { text: "0688 872 49 99 is mine", finds: ["0688 872 49 99"] },
      { text: "781 1704 office", finds: ["781 1704"] },
      { text: "stop the messages to 699 956 915", finds: ["699 956 915"] },
      { text: "+46 (0)157 548 89", finds: ["+46 (0)157 548 89"] },
      { text: "0400 123 456-Office, 7811704-Fax", finds: ["0400 123 456", "7811704"] },
      { text: "0555 123 4567 (m)", finds: ["0555 123 4567"] },
      { text: "联系电话021-68812753,021-68808888", finds: ["021-68812753", "021-68808888"] },
      { text: "Meu telefone é ( 19 ) 38294427", finds: ["( 19 ) 38294427"] },
      { text: "Adjuster: Ann Lee (212-736-5000)", finds: ["212-736-5000"] },
      { text: "wife (Shanthi) 98410 22133", finds: ["98410 22133"], countries: ["IN"] },
      { text: "09191234567", finds: ["09191234567"] },
      { text: "Hotline 0800 123 4567", finds: ["0800 123 4567"] },
    ],
    false: [
      "2023-10-20 12:30",
      "fascia 8.30-12.30",
      "order 4155550132",
      "ISBN 978-3-16-148410-0",
      "1999-2003",
      "1.234.567",
      "192.168.100.200",
      "My driver's license number is 6940579",
      "call me at 2023-10-20",
      "45+31-339243873",
      "1 234 567 people",
      "03262 2437 Main St",
    ],
  },
};
