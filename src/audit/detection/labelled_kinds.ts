/** Kinds that are mere letters and digits, and are believed for the label beside them. */
export const LABELLED_KINDS: ReadonlySet<string> = new Set([
  "SSN",
  "NATIONAL_ID",
  "TAX_ID",
  "MEDICAL_ID",
  "PASSPORT",
  "DRIVER_LICENSE",
  "BANK_ACCOUNT",
]);
