export type Cell = string | number | boolean | null;

/** What a spreadsheet takes for the beginning of a formula, in narrow and in full width. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
const QUOTED = /[",\r\n]|^\s|\s$/;

/**
 * One record of RFC 4180 with its line end, CRLF. Texts that a spreadsheet would run as a formula
 * get an apostrophe before them, by which it takes them for text; numbers stay numbers.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
