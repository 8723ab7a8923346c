import { createKey } from "../database/statements/create_key.ts";
import { listKeys } from "../database/statements/list_keys.ts";
import { revokeKey } from "../database/statements/revoke_key.ts";
import { newApiKey } from "../keys/api_key.ts";
import { sha256 } from "../keys/sha256.ts";
import { OperatorError } from "../operator_error.ts";
import type { Command, CommandContext } from "./command.ts";
import { parseParameters } from "./parse_parameters.ts";
import { checkIdentifier, parseName } from "./parse_values.ts";
import { printRecords } from "./print_records.ts";
import { withOwner } from "./with_owner.ts";

const USAGE = [
  "key create ACCOUNT [--name NAME] [--json]",
  "key list ACCOUNT [--json]",
  "key revoke KEY_ID [--json]",
];
const JSON_OPTION = { json: { type: "boolean", default: false } } as const;

/** API keys: create (shown once), list, revoke. */
export const key: Command = {
  usage: USAGE,
  summary: "create, list and revoke the API keys of an account",
  run: async (parameters, context) => {
    const [action, ...rest] = parameters;
    if (action === "create") await create(rest, context);
    else if (action === "list") await list(rest, context);
    else if (action === "revoke") await revoke(rest, context);
    else parseParameters([], { options: {}, places: ["action"], usage: USAGE });
    return 0;
  },
};

async function create(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values, places } = parseParameters(parameters, {
    options: { ...JSON_OPTION, name: { type: "string", default: "API key" } },
    places: ["account"],
    usage: USAGE,
  });
  const account_id = checkIdentifier(places[0]!, "account");
  const name = parseName(values.name, "--name");
  const api_key = newApiKey();
  const key_hash = await sha256(api_key);
  const [row] = await withOwner(context.config, (owner) =>
    createKey(owner, account_id, name, key_hash, api_key.slice(-4)),
  );
  if (row === undefined) throw new OperatorError("there is no such account");
  const created = { key_id: row.key_id, api_key };
  if (values.json) await context.print(JSON.stringify(created));
  else await printRecords([created], { context, json: false });
}

async function list(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values, places } = parseParameters(parameters, {
    options: JSON_OPTION,
    places: ["account"],
    usage: USAGE,
  });
  const account_id = checkIdentifier(places[0]!, "account");
  const rows = await withOwner(context.config, (owner) => listKeys(owner, account_id));
  await printRecords(rows, { context, json: values.json });
}

async function revoke(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values, places } = parseParameters(parameters, {
    options: JSON_OPTION,
    places: ["key"],
    usage: USAGE,
  });
  const key_id = checkIdentifier(places[0]!, "key");
  const [row] = await withOwner(context.config, (owner) => revokeKey(owner, key_id));
  if (row === undefined) throw new OperatorError("there is no such active key");
  await printRecords([row], { context, json: values.json });
}
