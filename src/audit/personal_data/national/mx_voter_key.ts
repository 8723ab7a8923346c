import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Clave de elector: six letters, date of birth, state, sex, three digits. */
export const detector = numberedIdentifier({
  id: "mx_voter_key",
  kind: "NATIONAL_ID",
  jurisdiction: "MX",
  source: "Instituto Nacional Electoral, https://www.ine.mx",
  forms: [{ pattern: /^[A-ZÑ]{6}\d{8}[HM]\d{3}$/, lengths: [18], needs: "nothing", alone: true }],
  words: ["clave de elector", "credencial", "ine", "ife"],
  examples: {
    true: [{ text: "Clave de elector PRPRJN80010109H400", finds: ["PRPRJN80010109H400"] }],
    false: ["PRPRJN80010109X400"],
  },
});
