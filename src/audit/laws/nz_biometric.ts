import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_biometric",
  name: "Biometric Code",
  title: "Biometric Processing Privacy Code 2025",
  citation: "Biometric Processing Privacy Code 2025",
  link: "https://www.privacy.org.nz/",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "2025-11-03",
  articles: [
    {
      id: "Rules 1 to 3",
      summary: "Biometric data needs notice and consent.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
};
