/** Kinds whose words are not what people say. */
const NAMES: Readonly<Record<string, string>> = {
  NRP: "nationality, religion or politics",
  DATE_TIME: "date or time",
  EMAIL: "e-mail",
  CRYPTO: "crypto wallet",
};

/** Words that are written in capitals. */
const ACRONYMS = new Set(["IBAN", "ID", "IP", "MAC", "SSN", "URL"]);

/** A kind of personal data, as people call it: `IP_ADDRESS` is an IP address. */
export function kindName(kind: string): string {
  const words = kind.split("_").map((word) => (ACRONYMS.has(word) ? word : word.toLowerCase()));
  return NAMES[kind] ?? words.join(" ");
}
