import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { OperatorError } from "../operator_error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

export interface ParametersForm<Named extends Options> {
  readonly options: Named;
  /** Names of the parameters that stand by their place, all required. */
  readonly places?: readonly string[];
  readonly usage: readonly string[];
}

type Parsed<Named extends Options> = ReturnType<
  typeof parseArgs<{ options: Named; allowPositionals: true; strict: true }>
>;

/**
 * Reads a command's parameters.
 *
 * @throws OperatorError with exit code 2 when they are not of the command's form
 */
export function parseParameters<const Named extends Options>(
  parameters: readonly string[],
  form: ParametersForm<Named>,
): { readonly values: Parsed<Named>["values"]; readonly places: readonly string[] } {
  const { options, places = [], usage } = form;
  try {
    const parsed = parseArgs({ args: [...parameters], options, allowPositionals: true });
    if (parsed.positionals.length === places.length) {
      return { values: parsed.values as Parsed<Named>["values"], places: parsed.positionals };
    }
  } catch {
    // The message of parseArgs quotes what was typed and runs over several sentences.
  }
  throw new OperatorError(`usage: ${usage.map((line) => `assay ${line}`).join("\n       ")}`, {
    exitCode: 2,
  });
}
