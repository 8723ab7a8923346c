import { limits } from "../contract/schemas/limits.ts";
import { countTokens } from "./count_tokens.ts";

/**
 * Counts the tokens of an interaction: those of `input.value` and of `output.value`, each by itself.
 *
 * @returns the exact number up to the limit of tokens, else Infinity; also if both texts together
 * are above the limit of UTF-8 bytes. What is too much is not counted to its end.
 */
export function countInteractionTokens(input: string, output: string): number {
  if (isAboveByteLimit(input, output)) return Infinity;
  const inputTokens = countTokens(input, limits.tokens);
  if (inputTokens > limits.tokens) return Infinity;
  const tokens = inputTokens + countTokens(output, limits.tokens - inputTokens);
  return tokens > limits.tokens ? Infinity : tokens;
}

/** Every UTF-16 code unit takes one to three bytes, which often settles the matter. */
function isAboveByteLimit(input: string, output: string): boolean {
  const units = input.length + output.length;
  if (units > limits.text_bytes) return true;
  if (units * 3 <= limits.text_bytes) return false;
  const encoder = new TextEncoder();
  return encoder.encode(input).length + encoder.encode(output).length > limits.text_bytes;
}
