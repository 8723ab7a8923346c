import { mod97 } from "../checks/mod_97.ts";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Belgian identity card: three, seven and two digits, key modulo 97. */
export const detector = numberedIdentifier({
  id: "be_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "BE",
  source: "SPF Intérieur, https://www.ibz.rrn.fgov.be",
  forms: [
    { pattern: /^\d{3}-\d{7}-\d{2}$/, lengths: [12], needs: "country" },
    { pattern: /^5\d{11}$/, lengths: [12], needs: "word" },
  ],
  words: ["identiteitskaart", "carte d'identite", "eid", "kaartnummer"],
  checksum: (number) => (mod97(number.slice(0, 10)) || 97) === Number(number.slice(10)),
  examples: {
    true: [{ text: "Identiteitskaart 592-1234567-32", finds: ["592-1234567-32"] }],
    false: ["592-1234567-00"],
  },
});
