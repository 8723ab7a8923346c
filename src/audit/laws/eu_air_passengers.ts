import type { Law, Trigger } from "./law.ts";

/** No fact tells a flight from other journeys, so that a person looks whether it is one. */
const DENIED: readonly Trigger[] = [
  "statutory_rights_denied",
  "faulty_goods_refused",
  "withdrawal_refused",
].map((tag) => ({
  tags: [tag],
  flows: ["output"],
  domains: ["travel"],
  finding: "possible",
  severity: "medium",
  reason:
    "A traveller is refused money back or other help, which passengers of most flights are due.",
  remediation: [
    "Where it is a flight, offer the money back or another flight, and meals and a bed for the wait.",
    "Say in writing what passengers may claim, and ask them for no waiver.",
  ],
}));

const SUMMARY =
  "Whoever is denied boarding, or whose flight is cancelled or late, is told of a refund, another flight, care and compensation as far as each is due, and need waive none of it.";

export const law: Law = {
  id: "eu_air_passengers",
  name: "Air Passenger Rights Regulation",
  title: "Regulation on compensation and assistance to air passengers",
  citation: "Regulation (EC) No 261/2004",
  link: "https://eur-lex.europa.eu/eli/reg/2004/261/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2005-02-17",
  articles: [
    {
      id: "Art. 4 to 9, 14 and 15",
      summary: SUMMARY,
      in_force_to: "2027-10-22",
      triggers: DENIED,
    },
    {
      id: "Art. 4 to 9, 14 and 15, as amended by Regulation (EU) 2026/2202",
      summary: SUMMARY,
      in_force_from: "2027-10-23",
      triggers: DENIED,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4 to 9, 14 and 15",
        finding: "possible",
        country: "Ireland",
        use_case: "airline travel help desk",
        input: "My flight was cancelled because you had no crew. I want my money back.",
        output:
          "All sales are final. We do not refund cancelled flights, and you cannot return the ticket.",
      },
      {
        article: "Art. 4 to 9, 14 and 15",
        finding: "possible",
        country: "Portugal",
        use_case: "airline chat",
        input: "You cancelled my flight to Porto. What am I entitled to?",
        output:
          "Nothing at all, that's what the regulation says. As a gesture, take a voucher and waive the rest.",
      },
      {
        article: "Art. 4 to 9, 14 and 15, as amended by Regulation (EU) 2026/2202",
        finding: "possible",
        country: "Austria",
        use_case: "Chat einer Fluggesellschaft",
        input: "Mein Flug wurde annulliert. Was steht mir zu?",
        output:
          "Ihnen steht gar nichts zu, so steht es im Gesetz. Aus Kulanz gibt es einen Gutschein, wenn Sie auf alles verzichten.",
      },
    ],
    kept: [
      {
        country: "Portugal",
        use_case: "airline chat",
        input: "You cancelled my flight to Porto. What am I entitled to?",
        output:
          "You can choose between your money within seven days and another flight; we pay for meals, and 250 euros besides.",
      },
      {
        country: "Austria",
        use_case: "Chat einer Fluggesellschaft",
        input: "Mein Flug wurde annulliert. Was steht mir zu?",
        output:
          "Sie können zwischen Erstattung und einem anderen Flug wählen; Essen und Hotel zahlen wir.",
      },
    ],
  },
};
