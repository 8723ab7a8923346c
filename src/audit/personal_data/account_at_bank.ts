import { textBefore } from "./checks/context.ts";
import { isStandIn } from "./checks/stand_in.ts";
import { PHONE_WORDS } from "./data/phone_words.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { isLabelledOrdinary } from "./numbered/ordinary_label.ts";
import { numberedText } from "./numbered/numbered_text.ts";

const NUMBER = /(?<![\p{L}\d.,$€£₹#/:-]|\d )\d(?:[ -]?\d){6,16}(?![\p{L}\d%]|[.,:/]\d|-\d)/gu;
/** Names of banks that people use for their accounts. */
const BANK =
  "(?:truist|chase|wells fargo|citibank|capital one|pnc|hsbc|barclays|lloyds|natwest|halifax|santander|monzo|starling|revolut|nationwide|tsb|aib|kiwibank|anz|westpac|commbank|bnz|scotiabank|bmo|cibc|desjardins|tangerine|ecobank|gtbank|zenith bank|absa|fnb|capitec|nedbank|kcb|hdfc|icici|sbi|axis bank|maybank|cimb|dbs|ocbc|uob|posb|bdo|bpi|[\\p{L}]{3,20} (?:bank|credit union|building society))";
/** What shows that money and its accounts are spoken of. */
const OF_BANKS = new RegExp(
  `(?<!\\p{L})(?:bank\\p{L}{0,3}|accounts?|acct|a\\/c|routing|aba|sort code|transit|ifsc|bsb|iban|swift|bic|credit union|building society|savings|payroll|direct deposit|debited|wire|${BANK})(?!\\p{L})|[₦$£€₹] ?\\d|(?<![\\p{L}\\d])(?:n|rm|ksh|kes|php|rs|r|ghs|gh₵)\\.? ?\\d{2}`,
  "iu",
);
/** Money that goes or is paid somewhere, and the number behind. */
const PAID =
  /\b(?:wire[ds]?|deposit(?:ed|s)?|transfer(?:red|s)?|pay|pays|paid|send|sent|credit(?:ed)?|debited|refund(?:ed)?|gone?|goes|went|interest|half|rest|close|closed|should be|his own is|mine(?: here)? is|instead)\b[^.;!?\n]{0,40}\b(?:to|into|from|on|of|be|is|in|plain|which is)(?: (?:it|my|his|her|the|our|their|account|acct|number|no\.?|plain)){0,2}:? $/iu;
const AT_BANK = new RegExp(
  `(?<!\\p{L})${BANK}(?:,|:| -| –)? (?:(?:my |his |her |the )?(?:account|acct|a\\/c|acc)? ?(?:number|no\\.?|nr)? ?(?:is )?)$`,
  "iu",
);
/** The number of the bank or of its branch stands beside the account's. */
const BESIDE =
  /^[,;]? {0,2}(?:at [\p{L} ]{3,30},? |with [\p{L} ]{3,30},? )?(?:and )?(?:the )?(?:routing|aba|transit|ifsc|branch|sort code|bsb)\b/iu;
/** Accounts as they are printed with the bank's number: the United Kingdom, Australia, New Zealand. */
const PRINTED = [
  {
    type: "GB_ACCOUNT",
    pattern:
      /(?<![\d-])(?<sort>\d{2}-\d{2}-\d{2}),? {0,2}(?:\/ )?(?:(?:and |the )?(?:account|acct|acc|a\/c|number|no)(?: number| no\.?)?[:.]? )?(?<account>\d{8})(?![\d-]|[.,]\d)/gu,
  },
  {
    type: "AU_ACCOUNT",
    pattern:
      /(?<![\d-])(?<sort>\d{3}-\d{3}) ?[/,] ?(?<account>\d{4} ?\d{4,5}|\d{3} ?\d{3} ?\d{3})(?![\d-]|[.,]\d)/gu,
  },
  {
    type: "NZ_ACCOUNT",
    pattern: /(?<![\d-])(?<account>(?:0[1-9]|[12]\d|3[0-8]|88)-\d{4}-\d{7}-\d{2,3})(?![\d-])/gu,
  },
] as const;
/** Numbers of branches behind their names. */
const BRANCH =
  /(?<!\p{L})(?:transit|bsb|branch(?: code)?)(?: (?:no\.?|number|code))?(?: is)?[ :#]{1,3}(?<sort>\d{3}-\d{3}|\d{5,6})(?![\d-]|[.,]\d)/giu;
const REACH = 80;
/** How far before it a word for telephones stands, in UTF-16 code units. */
const PHONE_REACH = 40;
const MOST_NUMBERS = 200;

function accountAt(start: number, { value, type }: { value: string; type: string }): Candidate {
  const end = start + value.length;
  return { kind: "BANK_ACCOUNT", type, start, end, confidence: 0.6, validated: false };
}

/** The accounts and branches of a text that are written as they are printed. */
function printed(text: string): Candidate[] {
  return PRINTED.flatMap(({ type, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      Object.values(match.groups ?? {}).map((value) =>
        accountAt(text.indexOf(value, match.index), { value, type }),
      ),
    ),
  );
}

function branches(text: string): Candidate[] {
  return [...text.matchAll(BRANCH)].flatMap((match) => {
    const value = match.groups?.["sort"] ?? "";
    const start = match.index + match[0].length - value.length;
    const around = text.slice(Math.max(0, match.index - REACH), start + REACH);
    return OF_BANKS.test(around.replace(match[0], " "))
      ? [accountAt(start, { value, type: "BRANCH" })]
      : [];
  });
}

function spoken(input: DetectionInput): Candidate[] {
  const { text } = input;
  return [...text.matchAll(NUMBER).take(MOST_NUMBERS)].flatMap(({ index, 0: value }) => {
    const before = textBefore(text, index, REACH);
    const end = index + value.length;
    const behind = text.slice(end, end + REACH);
    const isPaid = PAID.test(before) && OF_BANKS.test(`${before} ${behind}`);
    if (!isPaid && !AT_BANK.test(before) && !BESIDE.test(behind)) return [];
    if (
      isStandIn(value) ||
      PHONE_WORDS.test(text.slice(Math.max(0, index - PHONE_REACH), end + PHONE_REACH))
    )
      return [];
    if (isLabelledOrdinary(numberedText(input).folded, { start: index, end })) return [];
    return [accountAt(index, { value, type: "SPOKEN_ACCOUNT" })];
  });
}

function detect(input: DetectionInput): Candidate[] {
  if (!/\d{2}[ -]?\d{2}/.test(input.text)) return [];
  return [...printed(input.text), ...branches(input.text), ...spoken(input)];
}

/** Accounts without the word for one: money went there, a bank or its number stands beside. */
export const detector: Detector = {
  id: "account_at_bank",
  source:
    "Payments NZ, bank account number standard; AusPayNet, BSB numbers; Pay.UK, sort codes and account numbers",
  detect,
  examples: {
    true: [
      { text: "Please wire it to 004417829306, routing 322271627.", finds: ["004417829306"] },
      { text: "sort code 20-45-77, number 83920175", finds: ["20-45-77", "83920175"] },
      { text: "He pays by 04-00-75, 81920334.", finds: ["04-00-75", "81920334"] },
      { text: "I sent it to 38-9012-0120342-00 by mistake.", finds: ["38-9012-0120342-00"] },
      { text: "fees to 063-142 / 1048 7723", finds: ["063-142", "1048 7723"] },
      { text: "They debited it twice from 2931060910, says the bank.", finds: ["2931060910"] },
      { text: "held with Al Rayan Bank, 01984302", finds: ["01984302"] },
      { text: "the cheque shows transit 04152 and the account", finds: ["04152"] },
    ],
    false: [
      "The bank paid 1200000 dollars to the state.",
      "We sent it to 02079460123, the bank's phone number is another.",
      "Transfer at the airport: transit 12 hours.",
      "The parcel went to 40128867 Berlin.",
      "In 2019 the bank had 1500000 customers.",
    ],
  },
};
