import { z } from "@hono/zod-openapi";
import { formatField } from "./format_field.ts";
import { limits } from "./limits.ts";
import { objectMessage } from "./object_message.ts";
import { textField } from "./text_field.ts";

/** The user input of an interaction, as a submission carries it. */
export const AuditInputSchema = z
  .object(
    {
      value: textField("input.value", {
        description:
          "The raw user input, unchanged. input.value and output.value may have 2,000 tokens " +
          "(o200k_base) and 65,536 UTF-8 bytes together.",
        example: "My card was charged twice this month. Can you check my account?",
      }).openapi({ maxLength: limits.text_bytes }),
      format: formatField("input.format", {
        description: "What input.value holds. With json it must be valid JSON text.",
      }),
      country: textField("input.country", {
        description: "The user's country as a name or an ISO 3166-1 code, or the word global.",
        example: "Germany",
        maximum: limits.identifier_characters,
      }),
    },
    { error: (issue) => objectMessage("input", issue.input) },
  )
  .openapi("AuditInput", { description: "The user input given to the AI." });
