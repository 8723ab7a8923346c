import { limits } from "../contract/schemas/limits.ts";
import { countTokens } from "./count_tokens.ts";

/** The two texts whose tokens a submission is charged for. */
export interface SubmissionTexts {
  readonly input: { readonly value: string };
  readonly output: { readonly value: string };
}

/**
 * Counts the tokens of a submission: those of `input.value` and of `output.value`, each by itself.
 *
 * @returns the exact number, or undefined if it is above the limit of tokens or the texts are above
 * the limit of UTF-8 bytes. In neither case the cost grows with what is too much.
 */
export function countSubmissionTokens({ input, output }: SubmissionTexts): number | undefined {
  if (isAboveByteLimit(input.value, output.value)) return undefined;
  const inputTokens = countTokens(input.value, limits.tokens);
  if (inputTokens > limits.tokens) return undefined;
  const tokens = inputTokens + countTokens(output.value, limits.tokens - inputTokens);
  return tokens > limits.tokens ? undefined : tokens;
}

/** Every UTF-16 code unit takes one to three bytes, which often settles the matter. */
function isAboveByteLimit(input: string, output: string): boolean {
  const units = input.length + output.length;
  if (units > limits.text_bytes) return true;
  if (units * 3 <= limits.text_bytes) return false;
  const encoder = new TextEncoder();
  return encoder.encode(input).length + encoder.encode(output).length > limits.text_bytes;
}
