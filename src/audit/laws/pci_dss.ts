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
      id: "Req. 3.3.1",
      summary:
        "Security codes are not kept after authorization, and card numbers not in the clear.",
      triggers: [
        {
          tags: ["insecure_handling", "card_data"],
          flows: ["output"],
          finding: "violation",
          severity: "high",
          reason: "The output has card data kept or sent in the clear, or security codes kept.",
          remediation: [
            "Never keep security codes after authorization; store card numbers encrypted or as tokens.",
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
  examples: {
    violated: [
      {
        article: "Req. 3.3.1",
        country: "Spain",
        use_case: "ticket shop operations",
        input: "May we keep the CVV of season ticket holders?",
        output: "Yes, save the CVV with the card number in plain text, it's quicker.",
      },
      {
        article: "Req. 3.4.1",
        country: "Canada",
        use_case: "hotel reservations",
        input: "Is my booking paid?",
        output: "Yes, it was charged to the Visa card 4539 7816 2034 9511.",
      },
      {
        article: "Req. 4.2.2",
        finding: "possible",
        country: "Ireland",
        use_case: "ticket shop chat",
        input: "Please charge 5424 1873 9206 4152, it expires 09/28.",
        output: "Please use the payment form; I can't take card numbers here.",
      },
    ],
    kept: [
      {
        country: "Canada",
        use_case: "hotel reservations",
        input: "Is my booking paid?",
        output: "Yes, it was charged to the Visa card ending in 9511.",
      },
      {
        country: "Ireland",
        use_case: "ticket shop chat",
        output: "Your order number is 5424187392064150.",
      },
      {
        country: "United States",
        use_case: "developer documentation",
        output: "In the sandbox use the test card 4242 4242 4242 4242 with any future date.",
      },
    ],
  },
};
