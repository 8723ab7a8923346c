import { listLaws } from "../catalogue/list_laws.ts";
import { loadCatalogue } from "../catalogue/load_catalogue.ts";
import { OperatorError } from "../operator_error.ts";
import type { Command } from "./command.ts";
import { parseParameters } from "./parse_parameters.ts";
import { printRecords } from "./print_records.ts";

const USAGE = ["laws [--country X] [--domain Y] [--date YYYY-MM-DD] [--json]"];

/** The laws of the catalogue that apply to a country, in a domain, on a day. */
export const laws: Command = {
  usage: USAGE,
  summary: "list the laws that the audit knows; --json tells them whole",
  run: async (parameters, context) => {
    const { values } = parseParameters(parameters, {
      options: {
        country: { type: "string" },
        domain: { type: "string" },
        date: { type: "string", default: new Date().toISOString().slice(0, 10) },
        json: { type: "boolean", default: false },
      },
      usage: USAGE,
    });
    const { country, domain, date, json } = values;
    if (!isDate(date))
      throw new OperatorError("--date must be a day such as 2026-08-02", { exitCode: 2 });
    const query = { date, ...(country && { country }), ...(domain && { domain }) };
    const found = list(await loadCatalogue(), query);
    const records = found.map((law) => ({
      law: law.name,
      citation: law.citation,
      jurisdictions: law.jurisdictions.join(" "),
      since: law.in_force_from,
      type: law.type,
      verified: law.verified ? "yes" : "no",
    }));
    await printRecords(json ? found : records, { context, json });
    return 0;
  },
};

function list(...[catalogue, query]: Parameters<typeof listLaws>): ReturnType<typeof listLaws> {
  try {
    return listLaws(catalogue, query);
  } catch (error) {
    if (error instanceof RangeError) throw new OperatorError(error.message, { exitCode: 2 });
    throw error;
  }
}

function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
