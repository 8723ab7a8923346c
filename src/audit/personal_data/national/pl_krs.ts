import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Number in the Krajowy Rejestr Sądowy: ten digits with leading zeros. */
export const detector = numberedIdentifier({
  id: "pl_krs",
  kind: "TAX_ID",
  jurisdiction: "PL",
  source:
    "Ustawa o Krajowym Rejestrze Sądowym, https://www.gov.pl/web/sprawiedliwosc/krajowy-rejestr-sadowy",
  forms: [{ pattern: /^0{2,4}\d{6,8}$/, lengths: [10], needs: "word" }],
  words: [
    "krs",
    "krajowego rejestru sadowego",
    "krajowy rejestr sadowy",
    "rejestru przedsiebiorcow",
  ],
  personal: false,
  examples: {
    true: [
      { text: "KRS 0000123456", finds: ["0000123456"] },
      {
        text: "wpisana do Rejestru Przedsiębiorców pod numerem 0000123456",
        finds: ["0000123456"],
      },
    ],
    false: ["Faktura 0000123456"],
  },
});
