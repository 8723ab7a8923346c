import { maySpeak } from "./checks/may_speak.ts";
import { textBefore } from "./checks/context.ts";
import { makeWordList } from "./checks/word_list.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NUMBER =
  /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}.,$€£-])\d(?:[ -]?\d){5,21}(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]|[.,]\d)/gu;
const SORT_CODE = /(?<![\d-])\d{2}([- ])\d{2}\1\d{2}(?![\d-])/g;

const CONTEXT = makeWordList([
  "account number",
  "account no",
  "account num",
  "account #",
  "acct*",
  "bank account*",
  "checking account*",
  "savings account*",
  "bank acct",
  "a/c",
  "account:",
  "account is",
  "close account",
  "from account",
  "to account",
  "into account",
  "debit account",
  "credit account",
  "direct deposit",
  "kontonummer",
  "kontonr",
  "konto-nr",
  "bankkonto",
  "numéro de compte",
  "compte bancaire",
  "n° de compte",
  "rib",
  "número de cuenta",
  "numero de cuenta",
  "cuenta bancaria",
  "clabe",
  "cbu",
  "numero di conto",
  "conto corrente",
  "número da conta",
  "conta bancária",
  "conta corrente",
  "rekeningnummer",
  "bankrekening*",
  "numer konta",
  "numer rachunku",
  "rachunku bankowego",
  "číslo účtu",
  "bankszámla*",
  "tilinumero",
  "hesap numarası",
  "номер счета",
  "номер счёта",
  "银行账号",
  "银行账户",
  "账号",
  "帳號",
  "口座番号",
  "계좌*",
  "رقم الحساب",
  "खाता संख्या",
  "เลขที่บัญชี",
  "số tài khoản",
  "nomor rekening",
  "rekening",
  "no rek",
  "norek",
]);

/** Behind the bank's number the account's needs no more than the word. */
const BEHIND_ROUTING =
  /(?:routing|aba|sort code|bsb|transit|bank code|blz|clearing)[^\n]{0,30}(?:account|acct|konto|konto-?nr\.?)[ :#]{1,3}$/iu;

/** A telephone that belongs to an account is none. */
const PHONE_OF_ACCOUNT =
  /(?:mobile|phone|cell|handset)(?: number| no\.?)? (?:on|for|linked to|registered to) (?:the|your|my|this|his|her|their) account\D{0,6}$/iu;

const SORT = makeWordList(["sort code*", "sortcode*", "sort:", "bsb*"]);
const REACH = 40;
/** Beside a sort code the word "account" alone says enough, on either side of it. */
const BY_SORT_CODE =
  /(?<![\p{L}\p{N}])(?:account|acc|a\/c|acct)\.? ?(?:no\.? ?|number ?)?[:#]? {0,2}(\d{8}|\d{4}[ -]\d{4})(?![\p{L}\p{N}]|[.,]\d)/giu;

/** Accounts that a word alone names, near a sort code. */
function accountsBeside(
  text: string,
  sorted: readonly { readonly index: number }[],
  known: readonly Candidate[],
): Candidate[] {
  const starts = new Set(known.map(({ start }) => start));
  return [...text.matchAll(BY_SORT_CODE)].flatMap((match): Candidate[] => {
    const end = match.index + match[0].length;
    const start = end - (match[1]?.length ?? 0);
    if (starts.has(start) || !sorted.some(({ index }) => Math.abs(index - start) < REACH))
      return [];
    return [{ kind: "BANK_ACCOUNT", start, end, confidence: 0.8, validated: false }];
  });
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/\d/.test(text)) return [];
  const found: Candidate[] = [];
  for (const match of maySpeak(input, CONTEXT) ? text.matchAll(NUMBER) : []) {
    const before = textBefore(text, match.index, REACH);
    // The nearest words decide: another number may stand between.
    const near = before.slice(before.search(/[^\d\s]*[^\d]*$/));
    if (!CONTEXT.test(near) && !BEHIND_ROUTING.test(before)) continue;
    if (PHONE_OF_ACCOUNT.test(before)) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    found.push({ kind: "BANK_ACCOUNT", ...span, confidence: 0.8, validated: false });
  }
  const sorted = (maySpeak(input, SORT) ? [...text.matchAll(SORT_CODE)] : []).filter(({ index }) =>
    SORT.test(textBefore(text, index, 20)),
  );
  if (sorted.length > 0) found.push(...accountsBeside(text, sorted, found));
  for (const match of sorted) {
    found.push({
      kind: "BANK_ACCOUNT",
      type: "GB_SORT_CODE",
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.85,
      validated: false,
      jurisdiction: "GB",
    });
  }
  return found;
}

/** Account numbers of banks and British sort codes, where a word says what they are. */
export const detector: Detector = {
  id: "bank_account",
  source: "National account formats; Pay.UK sort codes, https://www.wearepay.uk",
  detect,
  examples: {
    true: [
      { text: "My bank account number is 3569357404.", finds: ["3569357404"] },
      { text: "Kontonummer: 532 013 000", finds: ["532 013 000"] },
      { text: "sort code 20-00-00, account no 55779911", finds: ["55779911", "20-00-00"] },
      { text: "Sort code 20-00-00, account 55779911.", finds: ["55779911", "20-00-00"] },
      {
        text: "routing 021000021 account 0983003633 at the bank",
        finds: ["0983003633"],
      },
      { text: "银行账号：6222021234567890123", finds: ["6222021234567890123"] },
    ],
    false: [
      "3569357404",
      "my account since 20190412",
      "the mobile on the account is 07700 900614",
      "on account of 1234567 votes",
      "Your account has 1,234,567 points",
    ],
  },
};
