import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Δελτίο ταυτότητας: one or two letters (Greek or Latin) and six digits. */
export const detector = numberedIdentifier({
  id: "gr_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "GR",
  source: "Ελληνική Αστυνομία, https://www.astynomia.gr",
  forms: [{ pattern: /^[A-ZΑ-Ω]{1,2}[ -]?\d{6}$/, lengths: [7, 8], needs: "word" }],
  words: ["ταυτότητα", "ταυτότητας", "ταυτοτητα", "αδτ", "α.δ.τ", "δελτίο"],
  examples: {
    true: [{ text: "Αριθμός ταυτότητας ΑΒ 123456", finds: ["ΑΒ 123456"] }],
    false: ["Πτήση ΑΒ 123456"],
  },
});
