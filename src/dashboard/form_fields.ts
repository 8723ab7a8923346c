import type { PageContext } from "./section.ts";

/**
 * The fields of a form that was sent, trimmed. What is missing, a file or sent twice reads as empty
 * or as its last value; longer texts than `longest` are cut.
 */
export async function formFields<Name extends string>(
  context: PageContext,
  names: readonly Name[],
  longest = 1000,
): Promise<Record<Name, string>> {
  const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  return Object.fromEntries(
    names.map((name) => {
      const value = form[name];
      return [name, typeof value === "string" ? value.slice(0, longest).trim() : ""];
    }),
  ) as Record<Name, string>;
}
