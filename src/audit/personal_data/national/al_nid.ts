import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Numri personal: letter of the decade, year, month, day, serial, check letter. */
export const detector = numberedIdentifier({
  id: "al_nid",
  kind: "NATIONAL_ID",
  jurisdiction: "AL",
  source: "Drejtoria e Përgjithshme e Gjendjes Civile, https://www.dpgjc.gov.al",
  forms: [
    {
      pattern: /^[A-T]\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[A-W]$/,
      lengths: [10],
      needs: "country",
    },
  ],
  words: ["numri personal", "nid", "numri i identitetit", "leternjoftim"],
  examples: {
    true: [{ text: "Numri personal: I05101999I", finds: ["I05101999I"] }],
    false: ["Pjesa I05131999I"],
  },
});
