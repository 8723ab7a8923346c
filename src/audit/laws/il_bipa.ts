import { BIOMETRIC_CONSENT } from "../duties/biometric_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_bipa",
  name: "BIPA",
  title: "Illinois Biometric Information Privacy Act",
  citation: "740 ILCS 14",
  link: "https://www.ilga.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-IL"],
  applies_to: "either",
  in_force_from: "2008-10-03",
  articles: [
    {
      id: "740 ILCS 14/15",
      summary:
        "Biometric data is collected only with notice and written release, and is never sold.",
      triggers: BIOMETRIC_CONSENT,
    },
  ],
};
