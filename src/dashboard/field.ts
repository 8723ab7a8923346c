import { html } from "hono/html";
import type { Html } from "./page.ts";

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "password" | "number" | "date" | "search";
  readonly value?: string;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly required?: boolean;
  readonly maxlength?: number;
  readonly minlength?: number;
  readonly inputmode?: "numeric";
  readonly min?: number;
  readonly max?: number;
  readonly step?: string;
  readonly autofocus?: boolean;
  readonly placeholder?: string;
}

/** A labelled input, with its hint bound to it. */
export function field(options: FieldOptions): Html {
  const id = `field-${options.name}`;
  const attributes = [
    "type",
    "name",
    "value",
    "autocomplete",
    "maxlength",
    "minlength",
    "inputmode",
    "min",
    "max",
    "step",
    "placeholder",
  ] as const;
  const given: Partial<Record<string, unknown>> = { type: "text", ...options };
  return html`<div class="field">
    <label for="${id}">${options.label}</label>
    <input
      id="${id}"
      ${attributes
        .filter((name) => given[name] !== undefined)
        .map((name) => html`${name}="${String(given[name])}" `)}
      ${options.required ? "required" : ""}
      ${options.autofocus ? "autofocus" : ""}
      ${options.hint ? html`aria-describedby="${id}-hint"` : ""}
    />
    ${options.hint ? html`<p class="hint" id="${id}-hint">${options.hint}</p>` : ""}
  </div>`;
}

/** What went wrong, told to everybody at once, also to who cannot see it. */
export function problem(text: string | undefined): Html {
  return text ? html`<p class="problem" role="alert">${text}</p>` : html``;
}
