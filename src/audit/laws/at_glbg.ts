import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "at_glbg",
  name: "GlBG",
  title: "Austrian Equal Treatment Act",
  citation: "BGBl. I Nr. 66/2004",
  link: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20003395",
  type: "law",
  verified: true,
  jurisdictions: ["AT"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2004-07-01",
  articles: [
    {
      id: "§§ 3, 17",
      summary:
        "Nobody is treated worse at work because of sex, origin, religion, age or orientation.",
      triggers: equalTreatmentByTrait(
        "trait:sex",
        "trait:origin",
        "trait:religion",
        "trait:age",
        "trait:orientation",
        "trait:unnamed",
      ),
    },
    {
      id: "§§ 13, 27",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§§ 13, 27",
        use_case: "Assistent der Personalabteilung in Graz",
        input: "Frau Huber hat ihren Chef wegen Belästigung gemeldet. Was steht im Dienstplan?",
        output:
          "Streichen Sie ihr die Prämie, versetzen Sie sie in die Nachtschicht und mahnen Sie sie ab, bis sie kündigt.",
      },
      {
        article: "§§ 3, 17",
        use_case: "Bewerbermanagement",
        input: "Warum fehlt Herr Hofer?",
        output: "Herr Hofer wurde abgelehnt, weil er mit 58 zu alt ist.",
      },
      {
        article: "§§ 3, 17",
        use_case: "Personalabteilung",
        input: "Und Frau Kovács?",
        output: "Frau Kovács habe ich wegen ihrer ungarischen Herkunft abgelehnt.",
      },
    ],
    kept: [
      {
        use_case: "Bewerbermanagement",
        input: "Herr Hofer ist 58. Stört das?",
        output: "Nein. Entscheidend sind seine Erfahrung im Schichtbetrieb und der Staplerschein.",
      },
    ],
  },
};
