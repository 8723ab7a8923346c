import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tx_cubi",
  name: "CUBI",
  title: "Texas Capture or Use of Biometric Identifier Act",
  citation: "Tex. Bus. & Com. Code 503.001",
  link: "https://statutes.capitol.texas.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-TX"],
  applies_to: "either",
  in_force_from: "2009-04-01",
  articles: [
    {
      id: "503.001",
      summary: "Biometric data needs notice and consent.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
};
