import { textAfter, textBefore } from "./checks/context.ts";
import {
  OTHER_NUMBER_WORDS,
  PHONE_WORDS,
  PHONE_WORDS_AFTER,
  SERVICE_WORDS,
} from "./data/phone_words.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { ratePhone } from "./phones/rate_phone.ts";
import type { PhoneSigns } from "./phones/rate_phone.ts";

const NUMBER =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_]|\p{N}[.,:/+*-]|[#$€£¥=*])(?:\+ ?|00 ?)?\(?\+?\d(?:[ \u00a0.()/\-\u2010-\u2013]{0,3}\d){5,16}(?: ?(?:x|ext\.?|extension|durchwahl|poste|anexo|ramal|доб\.?) ?\d{1,6})?(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_%€£¥°]|[.,:/-]\p{N}|[-=]\p{sc=Latin})/giu;

/** More numbers than this are a table and no talk; the rest is rated without words. */
const MOST_NUMBERS = 400;
const REACH = 60;
const SERVICE_REACH = 70;

/** The words after the last of which nothing else is named. */
function readSigns(text: string, start: number, end: number): PhoneSigns {
  const before = textBefore(text, start, REACH);
  const after = PHONE_WORDS_AFTER.test(textAfter(text, end));
  const phone = PHONE_WORDS.lastEnd(before);
  const other = OTHER_NUMBER_WORDS.lastEnd(before);
  const named = after || phone > other;
  return {
    named,
    adjacent: after || (phone >= 0 && phone > other && before.length - phone <= 4),
    otherwise: !named && other >= 0 && before.length - other <= 25,
  };
}

function detect({ text, countries }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  const regions = [...new Set([...countries, "US"])];
  let count = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (++count > MOST_NUMBERS) break;
    const span = { start: match.index, end: match.index + match[0].length };
    const signs = readSigns(text, span.start, span.end);
    const rating = ratePhone(match[0], { regions, signs });
    if (rating === null) continue;
    const service = SERVICE_WORDS.test(textBefore(text, span.start, SERVICE_REACH));
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
      { text: "我的手机是13812345678", finds: ["13812345678"], countries: ["CN"] },
      { text: "0688 872 49 99 is mine", finds: ["0688 872 49 99"] },
      { text: "781 1704 office", finds: ["781 1704"] },
      { text: "stop the messages to 699 956 915", finds: ["699 956 915"] },
      { text: "+46 (0)157 548 89", finds: ["+46 (0)157 548 89"] },
      { text: "Hotline 0800 123 4567", finds: ["0800 123 4567"] },
    ],
    false: [
      "2023-10-20 12:30",
      "order 4155550132",
      "ISBN 978-3-16-148410-0",
      "1999-2003",
      "1.234.567",
      "192.168.100.200",
      "My driver's license number is 6940579",
      "call me at 2023-10-20",
      "45+31-339243873",
      "1 234 567 people",
    ],
  },
};
