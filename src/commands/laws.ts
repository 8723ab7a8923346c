import { listLaws } from "../catalogue/list_laws.ts";
import { loadLaws } from "../catalogue/load_laws.ts";
import { OperatorError } from "../operator_error.ts";
import type { Command } from "./command.ts";
import { parseParameters } from "./parse_parameters.ts";

const USAGE = ["laws [--country X] [--domain Y] [--date YYYY-MM-DD] [--json]"];

/** Lists the laws of the catalogue that apply in a country and a domain on a date. */
export const laws: Command = {
  usage: USAGE,
  summary: "list the laws that apply in a country and a domain on a date (today by default)",
  run: async (parameters, { print }) => {
    const { values } = parseParameters(parameters, {
      options: {
        country: { type: "string" },
        domain: { type: "string" },
        date: { type: "string" },
        json: { type: "boolean", default: false },
      },
      usage: USAGE,
    });
    const { country, domain, date = new Date().toISOString().slice(0, 10) } = values;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      throw new OperatorError(`not a date (YYYY-MM-DD): ${date}`, { exitCode: 2 });
    }
    const found = await list({
      ...(country === undefined ? {} : { country }),
      ...(domain === undefined ? {} : { domain }),
      date,
    });
    for (const law of found) {
      const places = law.jurisdictions.join(",");
      await print(
        values.json
          ? JSON.stringify(law)
          : `${places}\t${law.name}\t${law.citation}\tfrom ${law.in_force_from}`,
      );
    }
    return 0;
  },
};

async function list(query: Parameters<typeof listLaws>[1]) {
  try {
    return listLaws(await loadLaws(), query);
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(error.message, { exitCode: 2 });
    throw error;
  }
}
