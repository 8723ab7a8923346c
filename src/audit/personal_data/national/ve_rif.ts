import { validate } from "stdnum/lib/cjs/ve/rif.js";
import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** RIF: V, E, J, P, G or C, eight digits, a check digit. */
export const detector = numberedIdentifier({
  id: "ve_rif",
  kind: "TAX_ID",
  jurisdiction: "VE",
  source:
    "Servicio Nacional Integrado de Administración Aduanera y Tributaria, https://www.seniat.gob.ve",
  forms: [{ pattern: /^[VEJPGC]-?\d{8}-?\d$/, lengths: [10], needs: "country" }],
  words: ["rif", "registro de informacion fiscal"],
  checksum: (number) => validate(number).isValid,
  personal: (number) => "VEP".includes(number.charAt(0)),
  examples: {
    true: [{ text: "RIF V-11470283-4", finds: ["V-11470283-4"] }],
    false: ["Vuelo V-11470283-1"],
  },
});
