import { createAccount } from "../database/statements/create_account.ts";
import { grantTokens } from "../database/statements/grant_tokens.ts";
import { listAccounts } from "../database/statements/list_accounts.ts";
import { setPlan } from "../database/statements/set_plan.ts";
import { newApiKey } from "../keys/api_key.ts";
import { sha256 } from "../keys/sha256.ts";
import { OperatorError } from "../operator_error.ts";
import type { Command, CommandContext } from "./command.ts";
import { checkIdentifier, parseName, parsePlan, parseTokens } from "./parse_values.ts";
import { parseParameters } from "./parse_parameters.ts";
import { printRecords } from "./print_records.ts";
import { withOwner } from "./with_owner.ts";

const USAGE = [
  "account create --name NAME [--plan free|premium] [--tokens N] [--json]",
  "account list [--json]",
  "account plan ACCOUNT free|premium|none [--json]",
  "account grant ACCOUNT TOKENS [--json]",
];
const JSON_OPTION = { json: { type: "boolean", default: false } } as const;

/** Accounts: create, list, set the plan, grant tokens. */
export const account: Command = {
  usage: USAGE,
  summary: "create and list accounts, set their plans, grant tokens",
  run: async (parameters, context) => {
    const [action, ...rest] = parameters;
    if (action === "create") await create(rest, context);
    else if (action === "list") await list(rest, context);
    else if (action === "plan") await plan(rest, context);
    else if (action === "grant") await grant(rest, context);
    else parseParameters([], { options: {}, places: ["action"], usage: USAGE });
    return 0;
  },
};

async function create(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values } = parseParameters(parameters, {
    options: {
      ...JSON_OPTION,
      name: { type: "string" },
      plan: { type: "string" },
      tokens: { type: "string", default: "0" },
    },
    usage: USAGE,
  });
  const name = parseName(values.name, "--name");
  const plan_name = values.plan === undefined ? null : parsePlan(values.plan);
  const tokens = parseTokens(values.tokens, "--tokens");
  const api_key = newApiKey();
  const key_hash = await sha256(api_key);
  const [row] = await withOwner(context.config, (owner) =>
    createAccount(owner, name, plan_name, tokens, "First key", key_hash, api_key.slice(-4)),
  );
  const created = { account_id: row!.account_id, api_key };
  if (values.json) await context.print(JSON.stringify(created));
  else await printRecords([created], { context, json: false });
}

async function list(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values } = parseParameters(parameters, { options: JSON_OPTION, usage: USAGE });
  const rows = await withOwner(context.config, (owner) => listAccounts(owner));
  await printRecords(rows, { context, json: values.json });
}

async function plan(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values, places } = parseParameters(parameters, {
    options: JSON_OPTION,
    places: ["account", "plan"],
    usage: USAGE,
  });
  const account_id = checkIdentifier(places[0]!, "account");
  const plan_name = places[1] === "none" ? null : parsePlan(places[1]!);
  const [row] = await withOwner(context.config, (owner) => setPlan(owner, account_id, plan_name));
  if (row === undefined) throw new OperatorError("there is no such account");
  await printRecords([row], { context, json: values.json });
}

async function grant(parameters: readonly string[], context: CommandContext): Promise<void> {
  const { values, places } = parseParameters(parameters, {
    options: JSON_OPTION,
    places: ["account", "tokens"],
    usage: USAGE,
  });
  const account_id = checkIdentifier(places[0]!, "account");
  const tokens = parseTokens(places[1]!, "TOKENS");
  if (tokens === 0) throw new OperatorError("TOKENS must be at least 1", { exitCode: 2 });
  const [row] = await withOwner(context.config, (owner) => grantTokens(owner, account_id, tokens));
  if (row === undefined) throw new OperatorError("there is no such account");
  await printRecords([{ account_id, ...row }], { context, json: values.json });
}
