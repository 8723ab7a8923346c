import type { Identity } from "./server_identity.ts";

/**
 * The path by which PostgreSQL opens its cluster. Another user id may not be able to walk the path
 * to it (a checkout under /root has mode 0700), but it can always open the folder it was started
 * in: `/proc/self/cwd` leads there directly, in every process of the server.
 *
 * @param cluster absolute path; processes must be started with it as their working directory
 */
export function clusterPath(cluster: string, identity: Identity): string {
  const walks = identity.uid === undefined || process.platform !== "linux";
  return walks ? cluster : WORKING_FOLDER;
}

/** Puts the real path into a message of PostgreSQL. */
export function withRealPath(message: string, cluster: string): string {
  return message.replaceAll(WORKING_FOLDER, cluster);
}

const WORKING_FOLDER = "/proc/self/cwd";
