import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Company number at Companies House: eight digits, or two letters and six digits. */
export const detector = numberedIdentifier({
  id: "gb_company_number",
  kind: "TAX_ID",
  jurisdiction: "GB",
  source: "Companies House, https://www.gov.uk/government/organisations/companies-house",
  forms: [{ pattern: /^(?:\d{8}|(?:SC|NI|OC|SO|NC|LP|FC|R0)\d{6})$/, lengths: [8], needs: "word" }],
  words: [
    "company number",
    "company no",
    "companies house",
    "registered in england",
    "registered in scotland",
    "company registration",
    "registered number",
  ],
  personal: false,
  examples: {
    true: [{ text: "Registered in England, company number 01234567.", finds: ["01234567"] }],
    false: ["Ticket 01234567 is closed."],
  },
});
