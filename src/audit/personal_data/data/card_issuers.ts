/** A range of issuer identification numbers with the card lengths that its scheme issues. */
export interface CardIssuer {
  readonly scheme: string;
  /** First and last prefix, compared digit by digit at this length. */
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
  /** Ranges so wide that a number in them needs a further sign that it is a card. */
  readonly wide?: boolean;
}

/** Prefixes and lengths as the payment schemes publish them (ISO/IEC 7812). */
export const CARD_ISSUERS: readonly CardIssuer[] = [
  { scheme: "Visa", from: "4", to: "4", lengths: [16] },
  { scheme: "Visa", from: "4", to: "4", lengths: [13, 19], wide: true },
  { scheme: "Mastercard", from: "51", to: "55", lengths: [16] },
  { scheme: "Mastercard", from: "2221", to: "2720", lengths: [16] },
  { scheme: "American Express", from: "34", to: "34", lengths: [15] },
  { scheme: "American Express", from: "37", to: "37", lengths: [15] },
  { scheme: "Discover", from: "6011", to: "6011", lengths: [16, 19] },
  { scheme: "Discover", from: "644", to: "659", lengths: [16, 19] },
  { scheme: "Diners Club", from: "300", to: "305", lengths: [14, 16] },
  { scheme: "Diners Club", from: "3095", to: "3095", lengths: [14, 16] },
  { scheme: "Diners Club", from: "36", to: "36", lengths: [14, 16] },
  { scheme: "Diners Club", from: "38", to: "39", lengths: [14, 16] },
  { scheme: "JCB", from: "3528", to: "3589", lengths: [16, 17, 18, 19] },
  { scheme: "JCB", from: "1800", to: "1800", lengths: [15] },
  { scheme: "JCB", from: "2131", to: "2131", lengths: [15] },
  { scheme: "UnionPay", from: "62", to: "62", lengths: [16, 17, 18, 19] },
  { scheme: "Mir", from: "2200", to: "2204", lengths: [16, 17, 18, 19] },
  { scheme: "Troy", from: "9792", to: "9792", lengths: [16] },
  { scheme: "RuPay", from: "81", to: "82", lengths: [16] },
  { scheme: "Verve", from: "5060", to: "5061", lengths: [16, 18, 19] },
  { scheme: "Dankort", from: "5019", to: "5019", lengths: [16] },
  {
    scheme: "Maestro",
    from: "50",
    to: "50",
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    wide: true,
  },
  {
    scheme: "Maestro",
    from: "56",
    to: "69",
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    wide: true,
  },
  { scheme: "UATP", from: "1", to: "1", lengths: [15], wide: true },
];
