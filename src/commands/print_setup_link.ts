import { createSetupLink } from "../dashboard/create_setup_link.ts";
import { connect } from "../database/connect.ts";
import type { CommandContext } from "./command.ts";

/** Prints the link by which the first operator joins; nothing once there is one. */
export async function printSetupLink(
  url: string,
  { address, print }: { readonly address: string } & Pick<CommandContext, "print">,
): Promise<void> {
  const owner = connect(url, { part: "owner", connections: 1, statement_timeout_ms: 10_000 });
  try {
    const link = await createSetupLink(owner, address);
    if (link !== undefined)
      await print(`Open this once to become the dashboard's operator: ${link}`);
  } finally {
    await owner.end({ timeout: 1 });
  }
}
