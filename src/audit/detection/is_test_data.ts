import type { Interaction } from "../interaction.ts";

/** Marks of a program in an answer. */
const PROGRAM =
  /```|^ *(?:#include|import [\p{L}{*"']|from \p{L}[\p{L}.]* import|def \p{L}|const \p{L}|let \p{L}|var \p{L}|public |class \p{L}|func(?:tion)? \p{L}|@\p{L}+\(|describe\(|it\(|test\()/mu;
/** What a line of a test says. */
const TESTED =
  /(?<![\p{L}])(?:assert\p{L}*|expect(?:ed)?|should|unittest|pytest|parametrize|junit|rspec|jest|mocha|vitest|describe|it|test_?\p{L}*|mock\p{L}*|fixtures?|stubs?|dummy|fake|faker|sample|valid|invalid)(?![\p{Ll}])/iu;
/** How many lines around a value are looked at. */
const LINES = 3;

/**
 * Whether a number stands in the code of a test that the answer wrote: who writes a test makes its
 * data up. What the question held is not made up.
 */
export function isTestData(
  { start, end }: { readonly start: number; readonly end: number },
  { interaction, text, side }: { interaction: Interaction; text: string; side: string },
): boolean {
  if (side !== "output" || !PROGRAM.test(text)) return false;
  const signs = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  if (signs(interaction.input.value).includes(signs(text.slice(start, end)))) return false;
  const before = text.slice(0, start).split("\n").slice(-LINES).join("\n");
  const behind = text.slice(end).split("\n").slice(0, 2).join("\n");
  return TESTED.test(before.slice(-400)) || TESTED.test(behind.slice(0, 200));
}
