import { stat } from "node:fs/promises";
import { OperatorError } from "../../operator_error.ts";

/** The user that PostgreSQL runs as; empty means the user that Assay runs as. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as a user id that no account has: from
 * a range that neither Debian nor systemd hands out, so no other process shares the data.
 */
const RESERVED_ID = 61_018;

/** `nobody`, which every Unix has: initdb insists on a user that has a name. */
const NOBODY_ID = 65_534;

/**
 * Who runs a cluster. Root takes over the owner of one that exists, so that a cluster made by an
 * ordinary user can be run by both.
 *
 * @param cluster the cluster's folder; it need not exist
 * @throws OperatorError when it belongs to somebody else and this process is not root
 */
export async function serverIdentity(cluster: string): Promise<Identity> {
  const own = process.getuid?.();
  const owner = await stat(cluster).catch(() => undefined);
  if (own === undefined) return {};
  if (own === 0) {
    const isOrdinary = owner !== undefined && owner.uid !== 0;
    return isOrdinary ? { uid: owner.uid, gid: owner.gid } : { uid: RESERVED_ID, gid: RESERVED_ID };
  }
  if (owner !== undefined && owner.uid !== own) {
    throw new OperatorError(
      `${cluster} belongs to user ${owner.uid}: run Assay as that user or as root, or set ASSAY_DATA_DIR`,
    );
  }
  return {};
}

/** Who runs initdb on behalf of an identity. */
export function initializerIdentity(identity: Identity): Identity {
  return identity.uid === undefined ? {} : { uid: NOBODY_ID, gid: NOBODY_ID };
}
