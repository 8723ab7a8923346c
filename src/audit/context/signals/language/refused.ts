import { REFUSAL } from "../../frames/refusal.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "refused",
  description: "The output declines to do what was asked.",
  sides: ["output"],
  tags: ["refused"],
  severity: "low",
  certainty: 0.9,
  rules: [
    {
      anchor: REFUSAL,
    },
  ],
  examples: {
    true: [
      { output: "I'm sorry, but I can't help with that." },
      { output: "Das kann ich leider nicht tun." },
    ],
    false: [{ output: "Sure, here is the list." }],
  },
});
