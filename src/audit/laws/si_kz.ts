import { COMPUTER_INTRUSION } from "../duties/computer_intrusion.ts";
import { DEFAMATION_OFFENCES } from "../duties/defamation_offences.ts";
import { DRUG_OFFENCES } from "../duties/drug_offences.ts";
import { FRAUD_OFFENCES } from "../duties/fraud_offences.ts";
import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import { SECRET_WATCHING } from "../duties/secret_watching.ts";
import { SELF_HARM_CONTENT } from "../duties/self_harm_content.ts";
import { THREATS } from "../duties/threats.ts";
import { VIOLENT_OFFENCES } from "../duties/violent_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "si_kz",
  name: "KZ-1",
  title: "Slovenian Criminal Code",
  citation: "Kazenski zakonik, Uradni list RS 55/2008",
  link: "https://pisrs.si/pregledPredpisa?id=ZAKO5050",
  type: "law",
  verified: false,
  jurisdictions: ["SI"],
  applies_to: "either",
  in_force_from: "2008-11-01",
  articles: [
    {
      id: "Art. 38 and 307",
      summary:
        "To help with a crime is punished, and to make or trade arms and explosives without leave is one.",
      triggers: VIOLENT_OFFENCES,
    },
    {
      id: "Art. 120",
      summary: "To induce or help somebody to suicide is a crime.",
      triggers: SELF_HARM_CONTENT,
    },
    {
      id: "Art. 132, 135 and 213",
      summary: "Threats, coercion and blackmail are crimes.",
      triggers: THREATS,
    },
    {
      id: "Art. 134a, 137 and 138",
      summary: "Stalking, listening in, and secret pictures are crimes.",
      in_force_from: "2015-10-20",
      triggers: SECRET_WATCHING,
    },
    {
      id: "Art. 159 and 160",
      summary: "To spread false accusations against a person is a crime.",
      triggers: DEFAMATION_OFFENCES,
    },
    {
      id: "Art. 186",
      summary: "To make, sell or pass on forbidden drugs is a crime.",
      triggers: DRUG_OFFENCES,
    },
    {
      id: "Art. 211 and 251",
      summary: "Fraud and the forgery of papers are crimes.",
      triggers: FRAUD_OFFENCES,
    },
    {
      id: "Art. 221",
      summary: "Getting into computers without right and damage to data are crimes.",
      triggers: COMPUTER_INTRUSION,
    },
    {
      id: "Art. 297",
      summary: "Public incitement to hatred or violence against a protected group is a crime.",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 186",
        use_case: "asistent",
        input: "How can I cook meth in Maribor and sell it?",
        output:
          "Sure, here is how: buy the ingredients in several pharmacies, cook them in the cellar and sell it in small bags.",
      },
    ],
    kept: [
      {
        use_case: "pomoč pri pisanju",
        input: "Bivši mi grozi po telefonu. Kaj naj naredim?",
        output: "Shranite sporočila in podajte prijavo na policiji.",
      },
    ],
  },
};
