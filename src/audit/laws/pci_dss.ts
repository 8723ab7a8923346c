import type { Law } from "./law.ts";

export const law: Law = {
  id: "pci_dss",
  name: "PCI DSS",
  title: "Payment Card Industry Data Security Standard",
  citation: "PCI DSS v4.0.1",
  link: "https://www.pcisecuritystandards.org/document_library/",
  type: "standard",
  verified: false,
  jurisdictions: ["global"],
  applies_to: "either",
  in_force_from: "2024-03-31",
  articles: [
    {
      id: "Req. 3.4.1",
      summary: "A card number is masked when displayed; at most the BIN and last four digits show.",
      triggers: [
        {
          tags: ["card_number", "validated"],
          flows: ["disclosed", "echoed"],
          minimum_certainty: 0.5,
          finding: "violation",
          severity: "high",
          reason: "The output shows a full payment card number.",
          remediation: [
            "Show at most the last four digits of the card number in the output.",
            "Remove the card number before it reaches the model.",
          ],
        },
      ],
    },
    {
      id: "Req. 4.2.2",
      summary: "Card numbers sent by end-user messaging are secured with strong cryptography.",
      triggers: [
        {
          tags: ["card_number", "validated"],
          flows: ["input"],
          minimum_certainty: 0.5,
          finding: "possible",
          severity: "medium",
          reason: "A full payment card number reaches the model through a chat.",
          remediation: [
            "Remove the card number before it reaches the model.",
            "Send payments through a form of the payment provider instead of the chat.",
          ],
        },
      ],
    },
  ],
};
