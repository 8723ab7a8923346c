import type { PersonalData } from "../../../report.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import type { SignalInput } from "../../frames/signal.ts";

/** Services that must know people by such a number, most of them by law. */
const OFFICES = [
  "banking",
  "employment",
  "government_benefits",
  "healthcare",
  "insurance",
  "investment",
  "lending",
];

/** Matters for which people are asked for their number, or show their passport. */
const ERRANDS =
  /(?<!\p{L})(?:tax(?:es)?|w-?[249]|1099|irs|payroll|pension|social security|medicare|medicaid|benefits?|unemployment|kyc|credit report|student aid|fafsa|background check|subsid(?:y|ies)|scheme|ration|sim card|gas (?:agency|connection)|passport (?:office|renewal|application)|renew(?:al of)? my passport|visa (?:application|appointment|form)|visas|check-?in|boarding|border|immigration|customs|embassy|consulate|residence permit|notary|steuer\p{L}*|lohn\p{L}*|rente\p{L}*|visum\p{L}*|reisepass (?:verlängern|beantragen)|botschaft|konsulat|einreise\p{L}*|impôts?|retraite|ambassade|consulat|enregistrement|frontière|impuestos?|hacienda|pensión|embajada|consulado|extranjería|visado|facturación|imposto|previdência|embaixada|visto|tasse|pensione|ambasciata|questura|belasting\p{L}*|pensioen|ambassade|visumaanvraag|inchecken|podat\p{L}*|emerytur\p{L}*|ambasad\p{L}*|odpraw\p{L}*|skatt\p{L}*|pension\p{L}*|vergi|emekli\p{L}*|konsolosluk|vize|налог\p{L}*|пенси\p{L}*|виз[аыу]|(?:регистрац|реєстрац)\p{L}* на рейс|посольств\p{L}*|ضريب\p{L}*|تأشيرة|سفارة|ויזה|מס הכנסה|सब्सिडी|गैस|राशन|पेंशन|योजना|वीज़?ा|केवाईसी)(?!\p{L})|签证|護照|护照换|出入境|大使馆|税务|社保|ビザ|税|年金|在留|旅券|비자|세금|연금|여권 재발급|출입국/iu;

/**
 * Whether a number is one that opens a person's life to whoever has it, and that this service has no
 * evident use for: a US social security number, an Aadhaar number or a passport's, told to a shop.
 * Sources: the FTC's "Protecting Personal Information", the Aadhaar Act 2016, s. 8.
 */
export function isNeedlesslyGuarded(
  { use_case, domains, input }: SignalInput,
  { kind, type }: PersonalData,
): boolean {
  if (kind !== "SSN" && kind !== "PASSPORT" && type !== "IN_AADHAAR") return false;
  if (OFFICES.some((domain) => domains.has(domain))) return false;
  return !ERRANDS.test(use_case) && !standsIn(input, ERRANDS);
}
