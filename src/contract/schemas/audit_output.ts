import { z } from "@hono/zod-openapi";
import { formatField } from "./format_field.ts";
import { limits } from "./limits.ts";
import { objectMessage } from "./object_message.ts";
import { textField } from "./text_field.ts";

/** The AI's output of an interaction, as a submission carries it. */
export const AuditOutputSchema = z
  .object(
    {
      value: textField("output.value", {
        description:
          "The raw output of the AI, unchanged. input.value and output.value may have 2,000 " +
          "tokens (o200k_base) and 65,536 UTF-8 bytes together.",
        example: "I see two charges on 3 March. One of them has been refunded to your card.",
      }).openapi({ maxLength: limits.text_bytes }),
      format: formatField("output.format", {
        description:
          "What output.value is meant to hold. An output that claims to be JSON and is not is " +
          "accepted; the audit reports it.",
      }),
      country: textField("output.country", {
        description:
          "Your country of business as a name or an ISO 3166-1 code, or the word global.",
        example: "United States",
        maximum: limits.identifier_characters,
      }),
    },
    { error: (issue) => objectMessage("output", issue.input) },
  )
  .openapi("AuditOutput", { description: "What the AI answered to the input." });
