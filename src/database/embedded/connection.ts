import { randomBytes } from "node:crypto";
import { chown, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "../../operator_error.ts";
import type { Identity } from "./server_identity.ts";

/** How the parts of Assay reach the embedded server. */
export interface Connection {
  /** The last port it listened on, on 127.0.0.1. */
  readonly port: number;
  /** The superuser's password. */
  readonly password: string;
}

/** A password with 192 random bits that needs no escaping in a connection string. */
export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * @throws OperatorError when the file is missing or not readable as what it should be
 */
export async function readConnection(cluster: string): Promise<Connection> {
  try {
    const { port, password } = JSON.parse(await readFile(pathIn(cluster), "utf8"));
    if (Number.isInteger(port) && typeof password === "string") return { port, password };
  } catch {
    // Missing and garbled end the same way.
  }
  throw new OperatorError(`${pathIn(cluster)} is damaged or missing: restore it from a backup`);
}

/** Replaces the file at once; nobody but the server's user and root can read it. */
export async function writeConnection(
  cluster: string,
  connection: Connection & { readonly identity: Identity },
): Promise<void> {
  const { identity, ...content } = connection;
  const draft = `${pathIn(cluster)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  if (identity.uid !== undefined) await chown(draft, identity.uid, identity.gid ?? identity.uid);
  await rename(draft, pathIn(cluster));
}

/** Inside the cluster, so that a cluster and its password come and go together. */
function pathIn(cluster: string): string {
  return join(cluster, "assay_connection.json");
}
