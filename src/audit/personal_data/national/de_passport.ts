import { machineReadableDigit } from "../checks/machine_readable_digit.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** The ninth character is a check digit in some series; a tenth always is. */
function checkDigitHolds(number: string): boolean {
  const body = number.length === 9 ? number.slice(0, 8) : number.slice(0, 9);
  return machineReadableDigit(body) === Number(number.charAt(body.length));
}

/** Reisepass: nine characters without vowels, the last or a tenth of them the check digit. */
export const detector = numberedIdentifier({
  id: "de_passport",
  kind: "PASSPORT",
  jurisdiction: "DE",
  source: "Bundesministerium des Innern, Passverordnung; ICAO Doc 9303, https://www.bmi.bund.de",
  forms: [
    { pattern: /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}$/, lengths: [9], needs: "word" },
    {
      pattern: /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}\dD?$/,
      lengths: [10, 11],
      needs: "word",
    },
  ],
  words: ["reisepass", "pass-nr", "passnummer", "passnr", "pass nr", "reisepassnummer", "passport"],
  checksum: checkDigitHolds,
  unproven: "with_word",
  examples: {
    true: [
      { text: "Reisepass C01234565 ausgestellt am 01.01.2020.", finds: ["C01234565"] },
      { text: "Passnummer: C01X0006H", finds: ["C01X0006H"] },
    ],
    false: ["C01234567", "A01234567", "Bestellung C01234565"],
  },
});
