import type { CommandContext } from "./command.ts";

/**
 * Prints records: with `json` as one JSON text, otherwise as a table with a heading.
 */
export async function printRecords(
  records: readonly object[],
  { context, json }: { readonly context: CommandContext; readonly json: boolean },
): Promise<void> {
  if (json) return await context.print(JSON.stringify(records));
  const [first] = records;
  if (first === undefined) return;
  const names = Object.keys(first);
  const rows = [names, ...records.map((record) => Object.values(record).map(cell))];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const line = row.map((text, column) => text.padEnd(widths[column]!)).join("  ");
    await context.print(line.trimEnd());
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "-";
  return value instanceof Date ? value.toISOString() : String(value);
}
