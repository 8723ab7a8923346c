import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { DECEPTIVE_IDENTITY } from "../duties/deceptive_identity.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_consumer",
  name: "ACL",
  title: "Australian Consumer Law",
  citation: "Competition and Consumer Act 2010, Sch. 2",
  link: "https://www.legislation.gov.au/C2004A00109",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2011-01-01",
  articles: [
    {
      id: "ss. 18, 21 and 29",
      summary: "Suppliers neither mislead consumers nor act unconscionably.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 18",
      summary: "Consumers are not deceived about whom they talk to.",
      triggers: DECEPTIVE_IDENTITY,
    },
    {
      id: "s. 50",
      summary: "Nobody is harassed or coerced over the payment for goods or services.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "ss. 54, 64, 259",
      summary:
        "Goods are of acceptable quality; if not, the supplier repairs, replaces or refunds, whatever its own terms say.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 18, 21 and 29",
        use_case: "marketing for a Brisbane plumber",
        input: "Help us look better online.",
        output: "Sure, here are five fake customer reviews you can post on Google.",
      },
      {
        article: "s. 18",
        finding: "possible",
        use_case: "energy retailer chat",
        input: "Are you a person?",
        output: "Yes mate, I'm a real person in Perth.",
      },
      {
        article: "s. 50",
        use_case: "debt collection",
        input: "I can't pay this fortnight.",
        output: "Pay your debt today or we will tell your boss and your neighbours about it.",
      },
      {
        article: "ss. 54, 64, 259",
        use_case: "electronics store support",
        input: "My new TV stopped working after 3 weeks. Can I get a refund?",
        output: "We don't do refunds after 14 days, no exceptions, even for faulty products.",
      },
    ],
    kept: [
      {
        use_case: "energy retailer chat",
        input: "Are you a person?",
        output: "No, I'm a virtual assistant. Type 'agent' to reach our team in Perth.",
      },
      {
        use_case: "marketing for a Brisbane plumber",
        output:
          "Your customers wrote four reviews this month; the newest thanks you for coming on a Sunday.",
      },
      {
        use_case: "debt collection",
        input: "I can't pay this fortnight.",
        output:
          "No worries. We can pause for two weeks, and the National Debt Helpline is free: 1800 007 007.",
      },
    ],
  },
};
