import { machineReadableDigit } from "../checks/machine_readable_digit.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** The ninth character is a check digit in some series; a tenth always is. */
function checkDigitHolds(number: string): boolean {
  const body = number.length === 9 ? number.slice(0, 8) : number.slice(0, 9);
  return machineReadableDigit(body) === Number(number.charAt(body.length));
}

/** Personalausweis: nine characters without vowels, the last or a tenth of them the check digit. */
export const detector = numberedIdentifier({
  id: "de_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "DE",
  source:
    "Bundesministerium des Innern, Personalausweisverordnung, https://www.personalausweisportal.de",
  forms: [
    { pattern: /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}$/, lengths: [9], needs: "word" },
    {
      pattern: /^[CFGHJKLMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}\dD?$/,
      lengths: [10, 11],
      needs: "word",
    },
  ],
  words: [
    "personalausweis",
    "ausweisnummer",
    "ausweis-nr",
    "ausweis nr",
    "personalausweisnummer",
    "ausweis",
    "mein perso",
    "perso-nr",
    "id card",
  ],
  checksum: checkDigitHolds,
  unproven: "with_word",
  examples: {
    true: [
      { text: "Personalausweis Nr. L01234568", finds: ["L01234568"] },
      { text: "Ausweisnummer T22000129", finds: ["T22000129"] },
    ],
    false: ["C01234567", "Bestellung L01234560"],
  },
});
