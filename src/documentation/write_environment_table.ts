import { SETTINGS } from "../config.ts";
import type { Setting } from "../setting.ts";

const BEGIN = "<!-- environment: written by `npm run readme` -->";
const END = "<!-- /environment -->";

/**
 * Returns the document with the table of environment variables between its two markers replaced.
 *
 * @throws RangeError when a marker is missing, because then the table would silently go stale.
 */
export function writeEnvironmentTable(document: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new RangeError(`the document needs ${BEGIN} and ${END}`);
  return `${document.slice(0, begin)}${BEGIN}\n\n${renderTable()}\n\n${document.slice(end)}`;
}

function renderTable(): string {
  const rows = Object.values<Setting<unknown>>(SETTINGS).map((setting) => [
    `\`${setting.variable}\``,
    setting.shownFallback ?? `\`${setting.fallback}\``,
    setting.unit,
    setting.description,
  ]);
  const header = [
    ["Variable", "Default", "Unit", "Meaning"],
    ["---", "---", "---", "---"],
  ];
  return [...header, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
