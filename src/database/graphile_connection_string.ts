/**
 * The connection string by which the queue's own client acts as one of the service's roles.
 *
 * @param url a PostgreSQL connection string
 * @param role the role to take, without its `assay_` prefix
 */
export function graphileConnectionString(url: string, role: "queue" | "worker"): string {
  const target = new URL(url);
  target.searchParams.set("options", `-c role=assay_${role}`);
  target.searchParams.set("application_name", `assay ${role}`);
  return target.href;
}
