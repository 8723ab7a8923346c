import { html } from "hono/html";
import type { Html } from "../page.ts";

export type TableCell = string | number | null;

export interface DataTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** What a picture shows, in words and numbers; the first column names the row. */
export function dataTable({ caption, columns, rows }: DataTable): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map(
          (column, place) =>
            html`<th scope="col" class="${isNumeric(rows, place) ? "number" : ""}">${column}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell, place) =>
              place === 0
                ? html`<th scope="row"><bdi>${cell}</bdi></th>`
                : html`<td class="${typeof cell === "number" ? "number" : ""}">
                    ${typeof cell === "number" ? cell.toLocaleString("en-GB") : cell}
                  </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function isNumeric(rows: DataTable["rows"], place: number): boolean {
  return rows.length > 0 && typeof rows[0]![place] === "number";
}

/** A picture in a card: over its table, with the same as CSV. */
export function chartCard(options: {
  readonly title: string;
  readonly picture: Html;
  readonly table: DataTable;
  /** Whether a picture too wide for the screen begins with its end in sight. */
  readonly latest?: boolean;
  /** Address of the CSV. */
  readonly csv: string;
}): Html {
  return html`<section class="card">
    <div class="card-head">
      <h2>${options.title}</h2>
      <a class="small" href="${options.csv}" download aria-label="${options.title} as CSV">CSV</a>
    </div>
    <figure class="chart">
      <div
        class="scroll ${options.latest ? "latest" : ""}"
        role="group"
        tabindex="0"
        aria-label="${options.title}: picture"
      >
        ${options.picture}
      </div>
      <details class="more">
        <summary>As a table</summary>
        ${dataTable(options.table)}
      </details>
    </figure>
  </section>`;
}
