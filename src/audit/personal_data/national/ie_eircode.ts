import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Eircode: a routing key of a town, and four characters that only one address has. */
export const detector = numberedIdentifier({
  id: "ie_eircode",
  kind: "ADDRESS",
  jurisdiction: "IE",
  source: "Eircode, Product Guide, Department of the Environment, https://www.eircode.ie",
  forms: [
    {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
      lengths: [7],
      needs: "country",
    },
    {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/,
      lengths: [7],
      needs: "word",
    },
  ],
  words: ["eircode", "postcode", "address", "co. dublin", "ireland"],
  examples: {
    true: [
      { text: "My Eircode is D02 X285.", finds: ["D02 X285"] },
      { text: "eircode: A96X2Y3", finds: ["A96X2Y3"] },
    ],
    false: ["Room B12 X285", "Model D02X2850"],
  },
});
