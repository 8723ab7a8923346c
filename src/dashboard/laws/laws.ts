import { Hono } from "hono";
import { html } from "hono/html";
import type { Law, LawExample } from "../../audit/laws/law.ts";
import { field } from "../field.ts";
import { page } from "../page.ts";
import type { Html } from "../page.ts";
import type { Environment, PageContext, Section, Services } from "../section.ts";
import { ROLES } from "../viewer.ts";

/** The laws and standards that audits know. */
export const laws: Section = {
  path: "/laws",
  title: "Laws",
  roles: ROLES,
  about_account: false,
  in_navigation: true,
  routes: (services) => new Hono<Environment>().get("/", (context) => lawsPage(context, services)),
};

function lawsPage(context: PageContext, { catalogue }: Services): Response | Promise<Response> {
  const query = (context.req.query("query") ?? "").trim().slice(0, 200);
  const words = query.toLowerCase().split(/\s+/);
  const all = [...catalogue.laws].sort((one, other) => one.name.localeCompare(other.name, "en"));
  const found = all.filter((law) => {
    const text = searchedText(law);
    return words.every((word) => text.includes(word));
  });
  return page(context, {
    title: "Laws",
    lead: `${all.length} laws and standards; catalogue of ${catalogue.date}. A law speaks only where and while it is in force.`,
    body: html`<form method="get" action="/dashboard/laws" class="card inline" role="search">
        ${field({ name: "query", label: "Search", type: "search", value: query, placeholder: "health, DE, Art. 9 …" })}
        <button type="submit" class="primary">Search</button>
      </form>
      ${
        found.length === 0
          ? html`<div class="card empty">
              <h2>No law fits</h2>
              <p>Try fewer words, a country's two letters, or a law's short name.</p>
            </div>`
          : html`<div class="stack section-gap">${found.map(lawCard)}</div>`
      }`,
  });
}

function searchedText(law: Law): string {
  const articles = law.articles.flatMap(({ id, summary }) => [id, summary]);
  return [
    law.name,
    law.title,
    law.citation,
    law.type,
    ...law.jurisdictions,
    ...(law.domains ?? []),
    ...articles,
  ]
    .join(" ")
    .toLowerCase();
}

function lawCard(law: Law): Html {
  const until = law.in_force_to ? ` to ${law.in_force_to}` : "";
  return html`<article class="card">
    <div class="card-head">
      <h2>${law.name} <span class="quiet">${law.title}</span></h2>
      <span>${law.jurisdictions.map((place) => html`<span class="tag">${place}</span> `)}</span>
    </div>
    <p class="quiet small">
      <a href="${law.link}" rel="noreferrer">${law.citation}</a> ·
      ${law.type === "standard" ? "contractual standard" : "law"} · in force from
      ${law.in_force_from}${until}${law.domains ? html` · ${law.domains.join(", ")}` : ""}${
        law.verified ? "" : " · citation not yet confirmed against the official source"
      }
    </p>
    <details class="more">
      <summary>
        ${law.articles.length} ${law.articles.length === 1 ? "article" : "articles"}<span
          class="hidden"
        >
          of ${law.name}</span
        >
      </summary>
      <dl class="facts">
        ${law.articles.map(
          ({ id, summary }) =>
            html`<dt>${id}</dt>
              <dd>${summary}</dd>`,
        )}
        ${exampleRows(law)}
      </dl>
    </details>
  </article>`;
}

/** One interaction that the law finds fault with, and one that it is silent about. */
function exampleRows({ examples }: Law): Html {
  const [violated] = examples.violated;
  const [kept] = examples.kept;
  const finding = violated.finding === "possible" ? "for review" : "violation";
  return html`<dt>Example, ${finding}</dt>
    <dd>${exampleText(violated)} <span class="tag">${violated.article}</span></dd>
    <dt>Example, kept</dt>
    <dd>${exampleText(kept)}</dd>`;
}

function exampleText({ use_case, input, output }: LawExample): Html {
  return html`${use_case ? html`<span class="quiet">${use_case}.</span> ` : ""}${
      input ? html`<span class="quiet">User:</span> “${input}” ` : ""
    }<span class="quiet">AI:</span> “${output}”`;
}
