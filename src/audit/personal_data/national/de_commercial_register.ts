import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Number in the Handelsregister: HRA or HRB and up to six digits. */
export const detector = numberedIdentifier({
  id: "de_commercial_register",
  kind: "TAX_ID",
  jurisdiction: "DE",
  source: "Handelsregisterverordnung, https://www.handelsregister.de",
  forms: [
    {
      pattern: /^HR[AB] ?\d{1,6}(?: [A-Z]{1,2})?$/,
      lengths: [4, 5, 6, 7, 8, 9, 10, 11],
      needs: "nothing",
      alone: true,
    },
  ],
  words: ["handelsregister", "amtsgericht", "hrb", "hra", "registergericht"],
  personal: false,
  examples: {
    true: [{ text: "Amtsgericht Musterstadt, HRB 12345", finds: ["HRB 12345"] }],
    false: ["HRC 12345"],
  },
});
