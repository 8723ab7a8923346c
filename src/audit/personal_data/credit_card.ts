import { maySpeak } from "./checks/may_speak.ts";
import { hasContext, textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import { luhn } from "./checks/luhn.ts";
import { CARD_ISSUERS } from "./data/card_issuers.ts";
import { TEST_CARDS } from "./data/test_cards.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** Digits in a row or in groups; longer rows are cut at the limits of their groups. */
const DIGITS =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]|\d[.,]|(?<!\p{L})\p{Lu}-)\d(?:[ .\-\u00a0\u2010-\u2013\n]?\d){11,30}(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}])/gu;

/** How cards are written: in fours, as on the card (4-6-5, 4-6-4), in one or digit by digit. */
const GROUPINGS = /^(?:4,4,4,[1-7]|4,4,4,4,[1-3]|4,6,[45]|\d{2}|1(?:,1)+|6,\d{1,2}|8,[48])$/;

const CONTEXT = makeWordList([
  "card*",
  "credit*",
  "creditcard*",
  "debit*",
  "visa",
  "mastercard",
  "maestro",
  "amex",
  "american express",
  "discover",
  "diners",
  "jcb",
  "unionpay",
  "cvv",
  "cvc",
  "pan",
  "cc",
  "expir*",
  "exp",
  "kreditkarte*",
  "karte*",
  "carte*",
  "tarjeta*",
  "cartão",
  "cartao",
  "carta",
  "creditcard*",
  "betaalkaart",
  "karta",
  "karty",
  "kartę",
  "kort*",
  "kart*",
  "карт*",
  "κάρτα*",
  "カード",
  "信用卡",
  "卡号",
  "卡號",
  "银行卡",
  "카드",
  "بطاقة",
]);

const OTHER_NUMBER = makeWordList([
  "order*",
  "tracking",
  "invoice",
  "imei",
  "iccid",
  "siret",
  "cnpj",
  "npwp",
  "isbn",
  "ean",
  "gtin",
  "upc",
  "sku",
  "serial",
  "timestamp",
  "epoch",
  "transaction",
  "reference",
  "ticket",
  "parcel",
  "shipment",
  "bestell*",
  "sendung*",
  "pedido",
  "commande",
  "订单",
  "快递",
]);

/** The first digits of issuers' numbers; without a word beside it no other number is a card. */
const INITIALS: ReadonlySet<string> = new Set(
  CARD_ISSUERS.flatMap(({ from, to }) => {
    const [first, last] = [Number(from.charAt(0)), Number(to.charAt(0))];
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
  }),
);

const FEWEST_DIGITS = 12;
const MOST_DIGITS = 19;

/** Less sure readings of a row of digits must not stand in the way of surer ones. */
const LEAST_CONFIDENCE = 0.5;

function findIssuer(digits: string) {
  return CARD_ISSUERS.find(({ from, to, lengths }) => {
    const prefix = digits.slice(0, from.length);
    return lengths.includes(digits.length) && prefix >= from && prefix <= to;
  });
}

interface Signs {
  readonly named: boolean;
  readonly otherwise: boolean;
}

/** Digits in their groups, and what the check digit of any part of them needs. */
interface Row {
  readonly digits: string;
  /** Where each group begins in `digits`, and the end of the last. */
  readonly bounds: readonly number[];
  /** Sums of the first digits, those at even places doubled, and those at odd places doubled. */
  readonly sums: readonly [Int32Array, Int32Array];
}

function readRow(groups: readonly RegExpExecArray[]): Row {
  const digits = groups.map(([group]) => group).join("");
  const bounds = [0];
  for (const [group] of groups) bounds.push((bounds.at(-1) ?? 0) + group.length);
  const sums = [new Int32Array(digits.length + 1), new Int32Array(digits.length + 1)] as const;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at) - 48;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sums[0][at + 1] = (sums[0][at] ?? 0) + (at % 2 === 0 ? doubled : digit);
    sums[1][at + 1] = (sums[1][at] ?? 0) + (at % 2 === 1 ? doubled : digit);
  }
  return { digits, bounds, sums };
}

/** The check of ISO/IEC 7812-1 annex B over a part of a row. */
function passesLuhn({ sums }: Row, part: { readonly from: number; readonly to: number }): boolean {
  const sum = part.to % 2 === 0 ? sums[0] : sums[1];
  return ((sum[part.to] ?? 0) - (sum[part.from] ?? 0)) % 10 === 0;
}

/** An identity number of the Emirates, which ends in the same check digit: "784-1985-3565707-0". */
const EMIRATES_ID = /^784(?:19|20)/;
const EMIRATES_GROUPS = "3,4,7,1";

/** How sure a row of at least twelve digits in its grouping is a card; 0 for none. */
function rate(digits: string, lengths: readonly number[], signs: Signs): number {
  if (digits.length > MOST_DIGITS || /^(\d)\1*$/.test(digits)) return 0;
  const usual = GROUPINGS.test(lengths.join(","));
  if (!usual && !signs.named) return 0;
  if (EMIRATES_ID.test(digits) && lengths.join(",") === EMIRATES_GROUPS) return 0;
  const issuer = findIssuer(digits);
  if (luhn(digits)) {
    if (signs.named) return issuer ? 0.99 : 0.6;
    if (!issuer) return 0.2;
    if (issuer.wide) return 0.4;
    return signs.otherwise ? 0.4 : 0.9;
  }
  if (!issuer || issuer.wide || !usual || signs.otherwise) return 0;
  return signs.named ? 0.6 : 0.2;
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\d/.test(text)) return [];
  const found: Candidate[] = [];
  const speaks = maySpeak(input, CONTEXT);
  const speaksOtherwise = maySpeak(input, OTHER_NUMBER);
  for (const match of text.matchAll(DIGITS)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const groups = [...match[0].matchAll(/\d+/g)];
    const signs = {
      named: speaks && hasContext(text, CONTEXT, span),
      otherwise: speaksOtherwise && OTHER_NUMBER.test(textBefore(text, span.start, 30)),
    };
    const row = readRow(groups);
    for (let first = 0; first < groups.length; first++) {
      if (!signs.named && !INITIALS.has(groups[first]?.[0].charAt(0) ?? "")) continue;
      const best = bestFrom(groups, first, { row, signs });
      if (best === null) continue;
      found.push({
        kind: "CREDIT_CARD",
        start: match.index + best.start,
        end: match.index + best.end,
        confidence: best.confidence,
        validated: luhn(best.digits),
        ...(TEST_CARDS.has(best.digits) ? { personal: false } : {}),
      });
      first = best.last;
    }
  }
  return found;
}

/** Whether some of the groups stand in one line and some in the next: parts of two numbers. */
function isTornByLine(
  groups: readonly RegExpExecArray[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  let breaks = 0;
  for (let at = first; at < last; at++) {
    const { index, 0: group, input } = groups[at]!;
    if (input.slice(index + group.length, groups[at + 1]!.index).includes("\n")) breaks++;
  }
  return breaks > 0 && breaks < last - first;
}

/** The surest card that starts with a group of digits. */
function bestFrom(
  groups: readonly RegExpExecArray[],
  first: number,
  { row, signs }: { readonly row: Row; readonly signs: Signs },
) {
  let best: {
    start: number;
    end: number;
    last: number;
    digits: string;
    confidence: number;
  } | null = null;
  const from = row.bounds[first] ?? 0;
  for (let last = first; last < groups.length; last++) {
    const to = row.bounds[last + 1] ?? 0;
    if (to - from > MOST_DIGITS) break;
    if (to - from < FEWEST_DIGITS) continue;
    if (!signs.named && !passesLuhn(row, { from, to })) continue;
    if (!signs.named && isTornByLine(groups, { first, last })) continue;
    const group = groups[last]?.[0] ?? "";
    const lengths = groups.slice(first, last + 1).map(([written]) => written.length);
    const digits = row.digits.slice(from, to);
    const confidence = rate(digits, lengths, signs);
    if (confidence < (best?.confidence ?? LEAST_CONFIDENCE)) continue;
    const start = groups[first]?.index ?? 0;
    best = { start, end: (groups[last]?.index ?? 0) + group.length, last, digits, confidence };
  }
  return best;
}

/** Payment card numbers, by the issuers' ranges and the check digit. */
export const detector: Detector = {
  id: "credit_card",
  source: "ISO/IEC 7812-1; the schemes' published issuer ranges",
  detect,
  examples: {
    true: [
      { text: "Card 4539 8904 7888 5136, valid 12/27", finds: ["4539 8904 7888 5136"] },
      { text: "pay with 4556280305103812", finds: ["4556280305103812"] },
      { text: "3714-496353-98431 is my amex", finds: ["3714-496353-98431"] },
      { text: "my credit card number is 630427373398", finds: ["630427373398"] },
      { text: "credit card 4000-0000-0005-3651 declined", finds: ["4000-0000-0005-3651"] },
    ],
    false: [
      "بطاقة الهوية: 784-1985-3565707-0",
      "order 4539890478885136",
      "1700000000000",
      "ISBN 9783161484100",
      "4539890478885137",
      "0000 0000 0000 0000",
      "12345678901234567890123456789012345",
    ],
  },
};
