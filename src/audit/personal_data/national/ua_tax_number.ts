import { weightedRemainder } from "../checks/weighted_remainder.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

const RULE = { weights: [-1, 5, 7, 9, 4, 6, 10, 5, 7], modulus: 11 };

/** РНОКПП: ten digits, the first five the days since 31 December 1899, check digit. */
export const detector = numberedIdentifier({
  id: "ua_tax_number",
  kind: "TAX_ID",
  jurisdiction: "UA",
  source: "Державна податкова служба України, https://tax.gov.ua",
  forms: [{ pattern: /^\d{10}$/, lengths: [10], needs: "word" }],
  words: [
    "рнокпп",
    "іпн",
    "ідентифікаційний код",
    "реєстраційний номер облікової картки",
    "tax number",
    "rnokpp",
    "rntrc",
  ],
  checksum: (number) => weightedRemainder(number, RULE) % 10 === Number(number.charAt(9)),
  examples: {
    true: [{ text: "РНОКПП: 3123456789", finds: ["3123456789"] }],
    false: ["Замовлення 3123456780"],
  },
});
