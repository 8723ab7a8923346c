import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { CountryCode } from "libphonenumber-js/max";
import { hasContext, textBefore, wordsPattern } from "./checks/context.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NUMBER =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_]|\d[.,:/-]|[#$€£¥=])(?:\+ ?|00 ?)?\(?\+?\d(?:[ \u00a0.()/\-\u2010-\u2013]{0,3}\d){5,16}(?: ?(?:x|ext\.?|extension|durchwahl|poste|anexo|ramal|доб\.?) ?\d{1,6})?(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}_]|[.,:/-]\d)/giu;

/** A text holds few numbers to call; a longer list of digits is a table. */
const MAXIMUM_PARSED = 400;

const CONTEXT = wordsPattern([
  "phone*",
  "telephone*",
  "tel",
  "mobile*",
  "cell*",
  "call*",
  "dial*",
  "fax",
  "sms",
  "whatsapp",
  "contact",
  "reach*",
  "number",
  "hotline",
  "telefon*",
  "handy*",
  "mobil*",
  "rufnummer",
  "anrufen",
  "téléphone*",
  "portable",
  "appel*",
  "teléfono*",
  "telefono*",
  "móvil",
  "celular",
  "llam*",
  "telefone",
  "cellulare",
  "telefoon*",
  "gsm",
  "komórk*",
  "телефон*",
  "моб*",
  "電話",
  "电话",
  "手机",
  "手機",
  "携帯",
  "전화",
  "휴대폰",
  "هاتف",
  "جوال",
  "טלפון",
  "फोन",
  "โทร",
]);

const OTHER_NUMBER = wordsPattern([
  "order*",
  "invoice*",
  "isbn",
  "issn",
  "doi",
  "account*",
  "tracking",
  "serial",
  "part",
  "version",
  "case",
  "ticket",
  "ssn",
  "card*",
  "id",
  "sku",
  "patent",
  "coordinates",
  "lat*",
  "population",
  "total",
  "amount",
  "price",
  "bestell*",
  "rechnung*",
  "pedido",
  "commande",
  "konto*",
]);

const EXTENSION = / ?(?:x|ext\.?|extension|durchwahl|poste|anexo|ramal|доб\.?) ?\d{1,6}$/iu;
const NANP = /^(?:\+?1[ .-]?|001[ .-])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}$/;
const NOT_A_NUMBER_TO_CALL: readonly RegExp[] = [
  // Dates and times, years, decimals, thousands, addresses of hosts.
  /^(?:19|20)\d\d[-/. ](?:0?[1-9]|1[0-2])[-/. ](?:0?[1-9]|[12]\d|3[01])(?:\D|$)/,
  /^(?:0?[1-9]|[12]\d|3[01])[-/. ](?:0?[1-9]|[12]\d|3[01])[-/. ](?:19|20)\d\d(?:\D|$)/,
  /^(?:19|20)\d\d ?[-\u2010-\u2013/] ?(?:19|20)\d\d$/,
  /^\d+\.\d+$/,
  /^\d{1,3}(?:\.\d{3})+$/,
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
  /^97[89][- ]?\d/,
  /^(\d)\1*$/,
];

function rate(
  written: string,
  regions: readonly string[],
  signs: { named: boolean; otherwise: boolean },
) {
  const international = /^(?:\+|00)/.test(written) || written.startsWith("(+");
  const bare = /^\d+$/.test(written);
  if (!international && NOT_A_NUMBER_TO_CALL.some((shape) => shape.test(written))) return null;
  const text = written.replace(/^00 ?/, "+").replace(/^\(\+/, "+(");
  let parsed;
  for (const region of international ? [undefined] : regions) {
    const number = parsePhoneNumberFromString(text, region as CountryCode | undefined);
    if (number?.isValid() === true) {
      parsed = number;
      break;
    }
  }
  const personal =
    parsed && /^(?:TOLL_FREE|PREMIUM_RATE|SHARED_COST|UAN)$/.test(parsed.getType() ?? "")
      ? { personal: false }
      : {};
  const jurisdiction = parsed?.country ? { jurisdiction: parsed.country } : {};
  const known = { ...personal, ...jurisdiction, validated: parsed !== undefined };
  if (international) return { confidence: parsed ? 0.98 : 0.75, ...known };
  if (signs.named) return { confidence: parsed ? 0.95 : 0.7, ...known };
  if (signs.otherwise) return { confidence: 0.2, ...known };
  if (NANP.test(written.replace(EXTENSION, ""))) return { confidence: 0.85, ...known };
  return { confidence: parsed && !bare ? 0.7 : 0.3, ...known };
}

function detect({ text, countries }: DetectionInput): Candidate[] {
  const found: Candidate[] = [];
  const regions = [...new Set([...countries, "US"])];
  for (const match of text.matchAll(NUMBER)) {
    if (found.length >= MAXIMUM_PARSED) break;
    const span = { start: match.index, end: match.index + match[0].length };
    const signs = {
      named: hasContext(text, CONTEXT, span),
      otherwise: OTHER_NUMBER.test(textBefore(text, span.start, 25)),
    };
    const rated = rate(match[0], regions, signs);
    if (rated !== null) found.push({ kind: "PHONE", ...span, ...rated });
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
    ],
    false: [
      "2023-10-20 12:30",
      "order 4155550132",
      "ISBN 978-3-16-148410-0",
      "1999-2003",
      "1.234.567",
      "192.168.100.200",
    ],
  },
};
