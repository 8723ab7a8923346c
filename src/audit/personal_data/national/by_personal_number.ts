import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Идентификационный номер of Belarus: seven digits, region letter, three digits, two letters, a digit. */
export const detector = numberedIdentifier({
  id: "by_personal_number",
  kind: "NATIONAL_ID",
  jurisdiction: "BY",
  source: "Министерство внутренних дел Республики Беларусь, https://www.mvd.gov.by",
  forms: [
    {
      pattern: /^[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d$/,
      lengths: [14],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["идентификационный номер", "личный номер", "ідэнтыфікацыйны"],
  examples: {
    true: [{ text: "Идентификационный номер 3010180A001PB1", finds: ["3010180A001PB1"] }],
    false: ["9010180A001PB1"],
  },
});
