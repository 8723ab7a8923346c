import { firstIndex } from "../../reading/first_index.ts";

/** Lines that follow each other with the same number of the same delimiter; the first heads them. */
export interface Table {
  /** UTF-16 offsets of the rows below the heading; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly delimiter: string;
  readonly headings: readonly string[];
}

const DELIMITERS = ["|", "\t", ";", ","] as const;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly delimiter: string;
  readonly count: number;
}

function readLine(text: string, span: { start: number; end: number }): Line | undefined {
  const line = text.slice(span.start, span.end);
  const delimiter = DELIMITERS.find((mark) => line.includes(mark));
  if (delimiter === undefined) return undefined;
  return { ...span, delimiter, count: line.split(delimiter).length - 1 };
}

/** Finds the tables of a text, in its order: CSV, tab-separated and Markdown alike. */
export function readTables(text: string): Table[] {
  const tables: Table[] = [];
  let heading: Line | undefined;
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    const line = readLine(text, { start, end });
    if (line && heading?.delimiter === line.delimiter && heading.count === line.count) {
      const last = tables.at(-1);
      const begun = last !== undefined && last.start === heading.end;
      if (begun) tables.pop();
      const headings = begun
        ? last.headings
        : text.slice(heading.start, heading.end).split(heading.delimiter);
      tables.push({ start: heading.end, end, delimiter: line.delimiter, headings });
    } else {
      heading = line;
    }
    start = end + 1;
  }
  return tables;
}

/** What stands at the head of the column in which an offset lies; undefined outside of tables. */
export function findHeading(
  text: string,
  at: { readonly tables: readonly Table[]; readonly offset: number },
): string | undefined {
  const table = at.tables[firstIndex(at.tables, ({ end }) => end > at.offset)];
  if (table === undefined || table.start > at.offset) return undefined;
  const lineStart = text.lastIndexOf("\n", at.offset - 1) + 1;
  const column = text.slice(lineStart, at.offset).split(table.delimiter).length - 1;
  return table.headings[column];
}
