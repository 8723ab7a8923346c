import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { assetPath } from "./asset_path.ts";
import { layout } from "./layout.ts";
import type { PageContext } from "./section.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageOptions {
  /** Heading of the page, and the name of its tab. */
  readonly title: string;
  /** Made with `html` of hono/html, which escapes what is put into it. */
  readonly body: Html;
  /** Beside the heading: links and buttons. */
  readonly actions?: Html;
  /** A line under the heading. */
  readonly lead?: Html | string;
  /** Modules of the folder `assets` that only this page needs. */
  readonly modules?: readonly string[];
  readonly status?: 200 | 400 | 403 | 404 | 409 | 429 | 503;
}

/** A page within a section: navigation, heading, body. */
export function page(context: PageContext, options: PageOptions): Response | Promise<Response> {
  const main = html`<header class="page-head">
      <div>
        <h1>${options.title}</h1>
        ${options.lead ? html`<p class="lead">${options.lead}</p>` : ""}
      </div>
      ${options.actions ? html`<div class="actions">${options.actions}</div>` : ""}
    </header>
    ${options.body}`;
  return context.html(
    documentOf(context, { ...options, body: layout(context, main) }),
    options.status ?? 200,
  );
}

/** A page without navigation, for who is not signed in. */
export function barePage(context: PageContext, options: PageOptions): Response | Promise<Response> {
  const body = html`<main class="bare" id="main">
    <p class="brand">${BRAND}</p>
    <section class="card">
      <h1>${options.title}</h1>
      ${options.lead ? html`<p class="lead">${options.lead}</p>` : ""} ${options.body}
    </section>
  </main>`;
  return context.html(documentOf(context, { ...options, body }), options.status ?? 200);
}

/** The name and its mark: a touchstone's streak. */
export const BRAND = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1.5" y="1.5" width="21" height="21" rx="6" fill="currentColor"></rect>
    <path d="M7 16.5 12 6l5 10.5M9 12.8h6" fill="none" class="mark-stroke"></path></svg
  ><span>Assay</span>`;

function documentOf(context: PageContext, options: PageOptions): Html {
  const theme = context.var.theme;
  return html`<!doctype html>
    <html lang="en" ${theme === "auto" ? "" : html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${options.title} · Assay</title>
        <link rel="icon" href="${assetPath("icon.svg")}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetPath("style.css")}" />
        <script type="module" src="${assetPath("main.js")}"></script>
        ${(options.modules ?? []).map(
          (name) => html`<script type="module" src="${assetPath(name)}"></script>`,
        )}
      </head>
      <body>
        ${options.body}
      </body>
    </html>`;
}
