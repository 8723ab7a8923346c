import { html } from "hono/html";
import type { Html } from "./page.ts";

export interface FigureOptions {
  readonly label: string;
  readonly value: string | Html;
  readonly note?: string | Html;
}

/** One number that matters, with what it is and what to compare it with. */
export function figure({ label, value, note }: FigureOptions): Html {
  return html`<div class="card figure">
    <span class="label">${label}</span>
    <span class="value">${value}</span>
    ${note ? html`<span class="change">${note}</span>` : ""}
  </div>`;
}
