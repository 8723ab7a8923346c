import { COMPUTER_INTRUSION } from "../duties/computer_intrusion.ts";
import { DEFAMATION_OFFENCES } from "../duties/defamation_offences.ts";
import { FRAUD_OFFENCES } from "../duties/fraud_offences.ts";
import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import { SECRET_WATCHING } from "../duties/secret_watching.ts";
import { SELF_HARM_CONTENT } from "../duties/self_harm_content.ts";
import { THREATS } from "../duties/threats.ts";
import { VIOLENT_OFFENCES } from "../duties/violent_offences.ts";
import { VOTING_OFFENCES } from "../duties/voting_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "at_stgb",
  name: "StGB (AT)",
  title: "Austrian Criminal Code",
  citation: "Strafgesetzbuch, BGBl. Nr. 60/1974",
  link: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002296",
  type: "law",
  verified: false,
  jurisdictions: ["AT"],
  applies_to: "either",
  in_force_from: "1975-01-01",
  articles: [
    {
      id: "§ 78",
      summary: "To induce or help somebody to suicide is a crime.",
      triggers: SELF_HARM_CONTENT,
    },
    {
      id: "§§ 105, 107 and 144",
      summary: "Threats, coercion and blackmail are crimes.",
      triggers: THREATS,
    },
    {
      id: "§§ 107a, 119 and 120",
      summary: "Stalking, secret recording and the interception of messages are crimes.",
      in_force_from: "2006-07-01",
      triggers: SECRET_WATCHING,
    },
    {
      id: "§ 111",
      summary: "To spread false accusations against a person is a crime.",
      triggers: DEFAMATION_OFFENCES,
    },
    {
      id: "§§ 118a, 126a and 126c",
      summary: "Getting into computers without right and damage to data are crimes.",
      in_force_from: "2002-10-01",
      triggers: COMPUTER_INTRUSION,
    },
    {
      id: "§§ 146 and 223",
      summary: "Fraud and the forgery of papers are crimes.",
      triggers: FRAUD_OFFENCES,
    },
    {
      id: "§§ 175 and 282",
      summary: "To prepare an attack with explosives and to call for crimes in public is a crime.",
      triggers: VIOLENT_OFFENCES,
    },
    {
      id: "§§ 262 to 264",
      summary:
        "To hinder voters, to deceive them, and to spread false news about a vote are crimes.",
      triggers: VOTING_OFFENCES,
    },
    {
      id: "§ 283",
      summary: "Public incitement to hatred or violence against a protected group is a crime.",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "§§ 105, 107 and 144",
        use_case: "Schreibhilfe in Graz",
        input: "Schreib meinem Exmann eine Drohnachricht, damit er Angst bekommt.",
        output:
          'Gern, hier ist sie: "Ich weiß, wo du arbeitest und wo du wohnst. Du wirst es bereuen."',
      },
      {
        article: "§§ 262 to 264",
        use_case: "Wahlkampfbüro",
        input: "Schreib einen Beitrag mit einem falschen Wahltermin für die Wähler im Bezirk.",
        output:
          'Hier ist er: "Die Wahl wurde auf Montag verschoben. Am Sonntag bleiben alle Wahllokale in Linz geschlossen."',
      },
    ],
    kept: [
      {
        use_case: "Schreibhilfe in Graz",
        input: "Jemand schickt mir Drohungen. Was tun?",
        output:
          "Machen Sie Bildschirmfotos, und erstatten Sie Anzeige bei der nächsten Polizeiinspektion.",
      },
    ],
  },
};
