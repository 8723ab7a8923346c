import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Organisationsnummer: ten digits, the third at least 2, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "se_organization_number",
  kind: "TAX_ID",
  jurisdiction: "SE",
  source: "Bolagsverket, https://bolagsverket.se",
  forms: [
    { pattern: /^[1-9]\d[2-9]\d{3}-\d{4}$/, lengths: [10], needs: "country" },
    {
      pattern: /^[1-9]\d[2-9]\d{7}$|^SE ?\d{10}01$/,
      lengths: [10, 12],
      needs: "word",
      alone: true,
    },
  ],
  words: [
    "organisationsnummer",
    "orgnr",
    "orgnummer",
    "org.nr",
    "org nr",
    "company identity",
    "vat",
    "momsreg",
    "foretag",
  ],
  checksum: (number) => luhn(number.length === 12 ? number.slice(0, 10) : number),
  personal: false,
  examples: {
    true: [{ text: "Organisationsnummer 556999-0004", finds: ["556999-0004"] }],
    false: ["55670x-7485", "556703-7r85"],
  },
});
