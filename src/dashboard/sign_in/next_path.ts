/**
 * Where to go after signing in: a page of the dashboard, never elsewhere.
 *
 * @param asked the path that was asked for before, as an address or a form carries it
 */
export function nextPath(asked: unknown): string {
  if (typeof asked !== "string" || asked.length > 2000) return "/dashboard";
  return /^\/dashboard(?:[/?][\w\-./?=&%+:,]*)?$/.test(asked) ? asked : "/dashboard";
}
