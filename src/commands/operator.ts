import { createOperatorLink } from "../dashboard/create_operator_link.ts";
import type { Command } from "./command.ts";
import { parseParameters } from "./parse_parameters.ts";
import { withOwner } from "./with_owner.ts";

const USAGE = ["operator link [--json]"];

/** Operators of the dashboard: how one joins who is invited by no other. */
export const operator: Command = {
  usage: USAGE,
  summary: "make a one-time link by which an operator joins the dashboard",
  run: async (parameters, context) => {
    const { values, places } = parseParameters(parameters, {
      options: { json: { type: "boolean", default: false } },
      places: ["action"],
      usage: USAGE,
    });
    if (places[0] !== "link") parseParameters([], { options: {}, places, usage: USAGE });
    const { config } = context;
    const address = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const link = await withOwner(config, (owner) => createOperatorLink(owner, address));
    await context.print(values.json ? JSON.stringify({ link }) : link);
    return 0;
  },
};
