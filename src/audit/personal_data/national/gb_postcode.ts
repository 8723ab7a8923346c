import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Grades of steel for concrete: "B500SP". */
const STEEL = /^B\d{3}[A-Z]{2}$/;

/** Postcode: an area of the Royal Mail, a district, and a unit of about fifteen addresses. */
export const detector = numberedIdentifier({
  id: "gb_postcode",
  kind: "ADDRESS",
  jurisdiction: "GB",
  source:
    "Royal Mail, Programmers' guide to the Postcode Address File; BS 7666, https://www.royalmail.com",
  forms: [
    {
      pattern:
        /^(?:GIR 0AA|(?:A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\d[0-9A-Z]? (?!\d(?:GB|TB|ST|ND|RD|TH))\d[ABD-HJLNP-UW-Z]{2})$/,
      lengths: [5, 6, 7],
      needs: "nothing",
      alone: true,
    },
    {
      pattern:
        /^(?:GIR0AA|(?:A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\d[0-9A-Z]? ?\d[ABD-HJLNP-UW-Z]{2})$/,
      lengths: [5, 6, 7],
      needs: "word",
    },
  ],
  accepts: (compact) => !STEEL.test(compact),
  words: ["postcode", "post code", "address", "zip"],
  examples: {
    true: [
      { text: "She lives at 10 Acacia Road, London SW1A 2AA.", finds: ["SW1A 2AA"] },
      { text: "Postcode: M60 1NW", finds: ["M60 1NW"] },
    ],
    false: ["Version AB12 3CV", "Room QX1 2AB"],
  },
});
