import { numberedIdentifier } from "../numbered/numbered_identifier.ts";

/** Carte nationale d'identité: twelve digits, or nine letters and digits since 2021. */
export const detector = numberedIdentifier({
  id: "fr_id_card",
  kind: "NATIONAL_ID",
  jurisdiction: "FR",
  source: "Agence nationale des titres sécurisés, https://ants.gouv.fr",
  forms: [
    {
      pattern: /^\d{12}$|^(?=.*\d.*\d)[BCDFGHJKLMNPRTVWXYZ0-9]{9}$/,
      lengths: [9, 12],
      needs: "word",
    },
  ],
  words: ["carte d'identite", "carte nationale d'identite", "cni", "piece d'identite", "french id"],
  examples: {
    true: [
      { text: "Carte nationale d'identité 880692310285", finds: ["880692310285"] },
      { text: "CNI n° X4RTBPFW4", finds: ["X4RTBPFW4"] },
    ],
    false: ["Commande 880692310285"],
  },
});
