import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "pl_kodeks_pracy",
  name: "Kodeks pracy",
  title: "Polish Labour Code",
  citation: "Ustawa z dnia 26 czerwca 1974 r., Dz.U. 1974 nr 24 poz. 141",
  link: "https://isap.sejm.gov.pl/",
  type: "law",
  verified: false,
  jurisdictions: ["PL"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1975-01-01",
  articles: [
    {
      id: "Art. 18(3a)",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
