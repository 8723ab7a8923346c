import { luhn } from "../checks/luhn.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** ח.פ. of a company: nine digits from 5, Luhn check digit. */
export const detector = numberedIdentifier({
  id: "il_company_number",
  kind: "TAX_ID",
  jurisdiction: "IL",
  source: "רשות התאגידים, https://www.gov.il/he/departments/corporations_authority",
  forms: [{ pattern: /^5\d{8}$/, lengths: [9], needs: "word" }],
  words: ["ח.פ", "חפ", "חברה פרטית", "company number"],
  checksum: luhn,
  personal: false,
  examples: {
    true: [{ text: "ח.פ. 516179645", finds: ["516179645"] }],
    false: ["הזמנה 516179640"],
  },
});
